"""Talks to the built `behest` as a person at a terminal would.

Run by ConversationTests with the program's path and a case's name; see cases.py.
"""

import os
import re
import shutil
import tempfile

import cases
from terminal import Terminal

PHRASES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'phrases')
SAVE = 'save reservations to calendar'


class Talk(Terminal):
    """A conversation on a state of its own, with the clock stopped in Seoul."""

    def __init__(self, *options, cols=80, rows=24, env=None, term='xterm-256color'):
        self.home = tempfile.mkdtemp(prefix='behest-screen-')
        variables = {'HOME': self.home, 'BEHEST_PHRASES': PHRASES}
        variables.update(env or {})
        argv = [cases.PROGRAM, '--now', '2026-12-01T09:00:00+09:00', '--zone', 'Asia/Seoul', *options]
        super().__init__(argv, rows=rows, cols=cols, env=variables, term=term)

    def close(self):
        super().close()
        shutil.rmtree(self.home, ignore_errors=True)

    def see(self, text):
        """Waits until a text is somewhere on the screen."""
        return self.wait_text(re.escape(text))

    def say(self, text):
        self.text(text)
        self.keys('Enter')


def test_a_phrase_a_question_and_a_dialog():
    with Talk() as t:
        t.see('Type what you want')
        t.wait_prompt('› ')
        t.say(SAVE)
        t.see('Allow Stays to add events to your calendar? [y/N]')
        t.wait_prompt('? ')
        t.say('yes')
        t.see('Saved 2 reservations to the calendar.')
        t.wait_prompt('› ')
        t.keys('C-d')
        assert t.wait_exit() == 0


def test_tab_completes_hangul_and_entity_names():
    with Talk('--locale', 'ko') as t:
        t.wait_prompt('› ')
        t.text('여기어때 예약 내역을')
        t.keys('Tab')
        t.wait_line('› 여기어때 예약 내역을 캘린더에 저장해줘')
        t.keys('C-u')
        t.text('예약')
        t.keys('Tab', 'Tab')
        t.see('예약 내역을 캘린더에 저장해줘')
        t.keys('C-u')
        t.say('여기어때 체크인 날짜를 말해줘')
        t.see('서울 강남 테스트 호텔')
        t.wait_prompt('? ')
        t.text('부산')
        t.keys('Tab')
        t.wait_line('? 부산 해운대 테스트 호텔')
        t.keys('Enter')
        t.see('부산 해운대 테스트 호텔의 체크인 날짜는 12월 4일(금)입니다.')


def test_a_question_is_answered_by_number():
    with Talk() as t:
        t.wait_prompt('› ')
        t.say('when do I check in')
        t.see('2  Seoul Gangnam Test Hotel')
        t.wait_prompt('? ')
        t.say('2')
        t.see('You check in at Seoul Gangnam Test Hotel')


def test_control_c_at_a_question_cancels_and_stores_nothing():
    with Talk() as t:
        t.wait_prompt('› ')
        t.say(SAVE)
        t.wait_prompt('? ')
        t.keys('C-c')
        t.see('Cancelled.')
        t.wait_prompt('› ')
        t.say(':permissions')
        t.see('No app has asked for anything yet.')


def test_control_d_at_a_question_cancels_first():
    with Talk() as t:
        t.wait_prompt('› ')
        t.say('when do I check in')
        t.wait_prompt('? ')
        t.keys('C-d')
        t.see('Cancelled. Nothing was changed.')
        t.wait_prompt('› ')
        t.keys('C-d')
        assert t.wait_exit() == 0


def test_control_c_at_the_prompt_says_how_to_leave():
    with Talk() as t:
        t.wait_prompt('› ')
        t.keys('C-c')
        t.see('Ctrl-D or :quit leaves.')
        t.say(':quit')
        assert t.wait_exit() == 0


def test_the_c_locale_has_ascii_marks_and_korean_words():
    with Talk('--locale', 'ko', env={'LANG': 'C', 'LC_ALL': 'C'}) as t:
        t.see('하고 싶은 일을 입력해 주세요')
        t.say('예약 내역을 캘린더에 저장')
        t.see('여기어때가 캘린더에 일정을 추가하도록 허용할까요? [예/아니요]')


def test_a_dumb_terminal_gets_no_escape():
    with Talk(term='dumb') as t:
        t.see('Type what you want')
        t.say(SAVE)
        t.see('Allow Stays')
        t.say('no')
        t.see("I can't save events")
        t.keys('C-d')
        t.wait_exit()
        assert b'\x1b' not in t.raw, 'an escape was written'


def test_no_color_writes_no_style():
    with Talk(env={'NO_COLOR': '1'}) as t:
        t.wait_prompt('› ')
        t.say('launch the rocket')
        t.see('I don’t know')
        assert b'\x1b[1' not in t.raw and b'\x1b[2m' not in t.raw and b'\x1b[31m' not in t.raw


def test_forty_columns_break_at_spaces():
    with Talk(cols=40) as t:
        t.wait_prompt('› ')
        t.say(SAVE)
        t.see('  Allow Stays to add events to your')
        t.see('calendar? [y/N]')


def test_a_command_typed_with_the_hangul_keyboard():
    with Talk('--locale', 'ko') as t:
        t.wait_prompt('› ')
        t.say(':ㅗ디ㅔ')
        t.see('말하듯이 입력해 주세요')


def test_explain_tells_the_phrase_and_the_tier():
    with Talk() as t:
        t.wait_prompt('› ')
        t.say('when do I check in in Busan')
        t.see('Friday, December 4.')
        t.wait_prompt('› ')
        t.say(':explain')
        t.see('name omitted')
        t.see('“Busan” → dummy-1')


def test_history_keeps_requests_and_no_answers():
    with Talk() as t:
        t.wait_prompt('› ')
        t.say('when do I check in')
        t.wait_prompt('? ')
        t.say('1')
        t.see('You check in at Busan')
        t.wait_prompt('› ')
        t.keys('Up')
        t.wait_line('› when do I check in')


def test_tuning_picks_up_edits_while_it_runs():
    home = tempfile.mkdtemp(prefix='behest-tune-')
    phrases = os.path.join(home, 'phrases')
    shutil.copytree(PHRASES, phrases)
    table = os.path.join(phrases, 'Stays', 'AppShortcuts.xcstrings')
    with open(os.path.join(home, 'list.tsv'), 'w') as file:
        file.write('file my trips away\tSaveUpcomingReservationsToCalendarIntent\n')
    argv = [cases.PROGRAM, '--phrases', phrases, 'tune', '--watch', os.path.join(home, 'list.tsv')]
    with Terminal(argv, cols=100, rows=40, env={'HOME': home}) as t:
        t.wait_text(re.escape('0 of 1 right'))
        with open(table) as file:
            text = file.read()
        edited = text.replace('Save my upcoming ${applicationName} reservations',
                              'File my trips away with ${applicationName}')
        assert edited != text
        with open(table + '.new', 'w') as file:
            file.write(edited)
        os.rename(table + '.new', table)
        t.wait_text(re.escape('1 of 1 right'))
        with open(os.path.join(home, 'list.tsv'), 'a') as file:
            file.write('launch the rocket\tNONE\n')
        t.wait_text(re.escape('2 of 2 right'))
        t.keys('C-c')
        t.wait_exit()
    shutil.rmtree(home, ignore_errors=True)


def test_a_conversation_tunes_what_has_been_edited():
    home = tempfile.mkdtemp(prefix='behest-tune-')
    name = os.path.join(home, 'list.tsv')
    with open(name, 'w') as file:
        file.write('order oat milk\tStartOrder\n')
    with Talk() as t:
        t.wait_prompt('› ')
        t.say(':tune ' + name)
        t.see('0 of 1 right')
        t.wait_prompt('› ')
        with open(name, 'w') as file:
            file.write('order oat milk\tStartOrder\titem=sku_42\n')
        t.say(':tune')
        t.see('1 of 1 right')
    shutil.rmtree(home, ignore_errors=True)


if __name__ == '__main__':
    cases.main(globals())
