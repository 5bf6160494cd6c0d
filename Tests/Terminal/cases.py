"""Runs the functions named test_… of a script, all or those named, and reports each.

    if __name__ == '__main__':
        cases.main(globals())          # script.py PROGRAM [test_name …]
"""

import os
import sys
import traceback

PROGRAM = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else ''


def main(names):
    """Runs the cases that the command line names; the status tells whether all passed."""
    wanted = sys.argv[2:]
    cases = {name: case for name, case in names.items() if name.startswith('test_')}
    unknown = [name for name in wanted if name not in cases]
    if unknown or not PROGRAM:
        sys.exit(f'usage: {sys.argv[0]} PROGRAM [CASE ...]; no case is named {unknown}')
    failed = 0
    for name in wanted or cases:
        try:
            cases[name]()
            print('ok', name, flush=True)
        except Exception:  # Whatever goes wrong is this case's failure.
            failed += 1
            print('not ok', name, flush=True)
            traceback.print_exc(file=sys.stdout)
    print(f'{len(wanted or cases) - failed} passed, {failed} failed')
    sys.exit(1 if failed else 0)
