"""What the keys do, looked at on a real screen. Run: line_editing_keys.py FIXTURE [CASE ...]"""

import os
import tempfile

import cases
from cases import PROGRAM
from terminal import Terminal


def start(*arguments, **options):
    options.setdefault('cols', 72)
    return Terminal([PROGRAM, *arguments], **options)


def say(t, line):
    """Types a line at the prompt and waits for the next prompt."""
    row = t.cursor[0]
    t.text(line)
    t.keys('Enter')
    t.wait(lambda t: t.cursor[0] > row and t.current_line().startswith('›'), f'a turn on {line!r}')


def test_prompt_and_line():
    with start() as t:
        t.wait_prompt('› ')
        say(t, '라테 주문')
        t.wait_text('heard “라테 주문” .5.')
        assert t.lines()[:2] == ['› 라테 주문', '  heard “라테 주문” (5)'], t.show()


def test_tab_completes_the_common_part_of_hangul():
    with start('--no-hints') as t:
        t.wait_prompt('› ')
        t.text('예약')
        t.keys('Tab')
        t.wait_cursor(9)
        assert t.current_line() == '› 예약을', t.show()
        t.keys('Tab')
        t.wait_text('^예약을 캘린더에 저장  예약을 취소$')
        t.wait_cursor(9)
        t.text('취')
        t.keys('Tab')
        t.wait_line('› 예약을 취소')


def test_tab_never_erases_what_candidates_do_not_share():
    with start('--no-hints') as t:
        t.wait_prompt('› ')
        t.text('예')
        t.keys('Tab')
        t.wait_text('예산을 보여 줘')
        t.wait_line('› 예')
        t.wait_cursor(4)


def test_tab_replaces_a_name_with_spaces_anywhere_in_the_line():
    with start('--no-hints') as t:
        t.wait_prompt('› ')
        t.text('save at blue')
        t.keys('Tab')
        t.wait_line('› save at Blue Note Seoul')
        say(t, '')
        t.text('내일 부산 해')
        t.keys('Tab')
        t.wait_line('› 내일 부산 해운대 호텔')


def test_tab_lists_in_columns_by_width():
    with start('--no-hints') as t:
        t.wait_prompt('› ')
        t.text('부산 ')
        t.keys('Tab')
        t.wait_text('^부산 해운대 호텔  부산 광안리 호텔$')


def test_tab_asks_twice_for_a_long_list():
    with start('--no-hints', cols=40) as t:
        t.wait_prompt('› ')
        t.text('many')
        t.keys('Tab')
        t.wait_line('› many 후보')
        t.wait_cursor(12)
        t.keys('Tab', 'Tab')
        t.wait_text('many 후보 1 ')
        t.wait_line('› many 후보')
        assert t.show().count('후보') == 32, t.show()


def test_tab_within_a_line_of_several_rows():
    with start('--no-hints', cols=30) as t:
        t.wait_prompt('› ')
        t.text('부산 ')
        t.text('가' * 30)
        t.wait_text('가가')
        t.keys('Home', *['Right'] * 3, 'Tab')
        t.wait_text('부산 광안리 호텔')
        t.wait_cursor(7)
        t.keys('C-e', 'Enter')
        t.wait_text('heard')
        assert t.show().count('가' * 11) >= 4, t.show()


def test_wide_letters_move_the_cursor_by_two():
    with start() as t:
        t.wait_prompt('› ')
        t.text('가나다')
        t.wait_cursor(8)
        t.keys('Left', 'Left')
        t.wait_cursor(4)
        t.text('x')
        t.wait_line('› 가x나다')
        t.keys('Backspace', 'Backspace')
        t.wait_line('› 나다')
        t.keys('C-e', 'C-u')
        t.wait_line('›')


def test_wide_letters_at_the_edge():
    for cols in (11, 12, 13):
        with start(cols=cols) as t:
            t.wait_prompt('› ')
            t.text('가나다라마바사')
            t.keys('Home', 'End', 'Backspace', 'Enter')
            t.wait_text(r'\(6\)')


def test_typed_jamo_are_composed():
    with start() as t:
        t.wait_prompt('› ')
        t.text('\u1112\u1161\u11ab\u1100\u1173\u11af!')
        t.wait_line('› 한글!')
        t.wait_cursor(7)
        t.keys('Home', 'Right')
        t.text('e\u0301')
        t.wait_line('› 한é글!')
        t.keys('Enter')
        t.wait_text('heard “한é글!” .4.')


def test_paste_is_one_composed_line():
    with start() as t:
        t.wait_prompt('› ')
        t.paste('\u1112\u1161\u11ab\u1100\u1173\u11af\tone\r\ntwo\x1b[31m\n')
        t.wait_line('› 한글 one two')
        t.keys('Enter')
        t.wait_text('heard “한글 one two” .10.')


def test_paste_that_is_too_long_is_refused_and_said():
    with start('--limit', '20') as t:
        t.wait_prompt('› ')
        t.text('ab')
        t.paste('가' * 30)
        t.wait_text('as long as it can be')
        t.wait_line('› ab')
        t.text('c' * 30)
        t.wait_line('› ab' + 'c' * 18)


def test_interrupt_clears_the_line():
    with start() as t:
        t.wait_prompt('› ')
        t.text('something')
        t.keys('C-c')
        t.wait_text('^interrupted$')
        t.wait_prompt('› ')
        t.keys('C-d')
        assert t.wait_exit() == 0
        assert '^D' not in t.lines()[0], t.show()


def test_interrupt_at_a_question():
    with start() as t:
        t.wait_prompt('› ')
        t.text('ask')
        t.keys('Enter')
        t.wait_prompt('? ')
        t.keys('C-c')
        t.wait_text('^  cancelled$')
        t.wait_prompt('› ')


def test_end_of_input_at_a_question():
    with start() as t:
        t.wait_prompt('› ')
        t.text('ask')
        t.keys('Enter')
        t.wait_prompt('? ')
        t.keys('C-d')
        t.wait_text('^  left the question$')
        t.wait_prompt('› ')


def test_enter_writes_the_answer_it_takes():
    with start() as t:
        t.wait_prompt('› ')
        t.text('ask')
        t.keys('Enter')
        t.wait_line('? Enter = Home')
        t.wait_prompt('? ')
        t.keys('Enter')
        t.wait_text('^\\? Home\n  chose “”$')


def test_escape_clears_then_leaves():
    with start() as t:
        t.wait_prompt('› ')
        t.text('예약')
        t.keys('Esc')
        t.wait_line('›')
        t.keys('Esc')
        t.wait_text('^escaped$')
        t.wait_prompt('› ')
        t.text('x')
        t.text('\x1b예')
        t.wait_line('› 예약을 캘린더에 저장')
        t.wait_cursor(4)


def test_search_finds_hangul():
    with start('--no-hints') as t:
        t.wait_prompt('› ')
        for line in ('예산을 보여 줘', '저장해 줘', '예약을 취소', 'coffee'):
            say(t, line)
        t.text('draft')
        t.keys('C-r')
        t.text('저')
        t.wait_line('(search 저) 저장해 줘')
        t.keys('Backspace')
        t.text('예')
        t.wait_line('(search 예) 예약을 취소')
        t.keys('C-r')
        t.wait_line('(search 예) 예산을 보여 줘')
        t.text('x')
        t.wait_line('(search 예x ?)')
        t.keys('C-g')
        t.wait_line('› draft')
        t.keys('C-r')
        t.text('산')
        t.wait_line('(search 산) 예산을 보여 줘')
        t.keys('Left')
        t.wait_line('› 예산을 보여 줘')
        t.keys('Esc')
        t.wait_line('›')
        t.keys('C-r')
        t.text('cof')
        t.wait_line('(search cof) coffee')
        t.keys('Enter')
        t.wait_text('(?s)heard “coffee”.*heard “coffee”')


def test_arrows_recall_lines_with_what_is_typed():
    with start('--no-hints') as t:
        t.wait_prompt('› ')
        for line in ('예약 하나', 'sa.e', 'save', '예약 둘'):
            say(t, line)
        t.text('예약')
        t.keys('Up')
        t.wait_line('› 예약 둘')
        t.keys('Up')
        t.wait_line('› 예약 하나')
        t.keys('Down', 'Down')
        t.wait_line('› 예약')
        t.keys('Esc')
        t.wait_line('›')
        t.text('a.e')
        t.keys('Up')
        t.wait_line('› sa.e')


def test_hint_is_taken_by_the_right_arrow():
    with start() as t:
        t.wait_prompt('› ')
        t.text('라')
        t.wait_line('› 라테 주문')
        t.wait_cursor(4)
        t.keys('Right')
        t.wait_cursor(11)
        t.keys('Enter')
        t.wait_text('heard “라테 주문”')
        t.wait_prompt('› ')
        t.text('save t')
        t.wait_line('› save this page')
        t.keys('Enter')
        t.wait_text('^› save t$')


def test_control_characters_do_no_harm():
    with start() as t:
        t.wait_prompt('› ')
        t.text('a')
        t.keys('C-Space', 'C-s')
        t.text('b')
        t.keys('Enter')
        t.wait_text('heard “ab”')


def test_clear_keeps_the_line():
    with start() as t:
        t.wait_prompt('› ')
        say(t, 'one')
        t.text('two')
        t.wait_line('› two')
        t.keys('C-l')
        t.wait(lambda t: t.show() == '› two', 'a screen with the line alone')


def test_history_outlives_the_conversation():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'deep', 'er', 'history')
        with start('--history', path) as t:
            t.wait_prompt('› ')
            for line in ('예약', 'ask me', ' secret', '예약'):
                say(t, line)
            t.keys('C-d')
            assert t.wait_exit() == 0
        assert oct(os.stat(path).st_mode & 0o777) == '0o600'
        assert oct(os.stat(os.path.dirname(path)).st_mode & 0o777) == '0o700'
        with start('--history', path) as t:
            t.wait_prompt('› ')
            t.keys('Up')
            t.wait_line('› 예약을 캘린더에 저장')
            t.keys('Up')
            t.wait_line('› ask me')
        with open(path, encoding='utf-8') as file:
            assert file.read() == 'ask me\n예약\n'


if __name__ == '__main__':
    cases.main(globals())
