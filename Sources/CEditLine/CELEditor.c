#define _GNU_SOURCE
#include "CELEditor.h"

#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "text crosses as code points");

struct CELEditor {
  EditLine *line;
  CELOwner owner;
  wchar_t *prompt;
};

static CELEditor *editorOf(EditLine *line) {
  void *editor = NULL;
  el_get(line, EL_CLIENTDATA, &editor);
  return editor;
}

/// Copies code points into the form that libedit takes, which ends with a zero.
static wchar_t *wideCopy(const uint32_t *text, size_t count) {
  wchar_t *copy = malloc((count + 1) * sizeof *copy);
  if (!copy) abort();
  if (count > 0) memcpy(copy, text, count * sizeof *copy);
  copy[count] = L'\0';
  return copy;
}

// MARK: What libedit calls

static wchar_t *promptOf(EditLine *line) { return editorOf(line)->prompt; }

static int readKey(EditLine *line, wchar_t *key) {
  CELEditor *editor = editorOf(line);
  return editor->owner.readKey(editor->owner.context, (uint32_t *)key);
}

static unsigned char perform(EditLine *line, CELCommand command) {
  CELEditor *editor = editorOf(line);
  switch (editor->owner.perform(editor->owner.context, command)) {
    case CELEffectNothing: return CC_NORM;
    case CELEffectChanged: return CC_REFRESH;
    case CELEffectMoved: return CC_CURSOR;
    case CELEffectUnable: return CC_ERROR;
    case CELEffectChangedWithBell: return CC_REFRESH_BEEP;
    case CELEffectEnd: return CC_EOF;
  }
}

// libedit hands a command no data of its owner's, so each command is a function of its own.
#define COMMAND(name) \
  static unsigned char name(EditLine *line, int key) { \
    (void)key; \
    return perform(line, CELCommand##name); \
  }
COMMAND(Complete)
COMMAND(Search)
COMMAND(Paste)
COMMAND(Forward)
COMMAND(LineEnd)
COMMAND(Older)
COMMAND(Newer)
#undef COMMAND

// MARK: Keys

static void addCommands(EditLine *line) {
  // The wide form keeps these pointers; the narrow one would leak a copy of each.
  el_wset(line, EL_ADDFN, L"assistant-complete", L"complete the line", Complete);
  el_wset(line, EL_ADDFN, L"assistant-search", L"search the history", Search);
  el_wset(line, EL_ADDFN, L"assistant-paste", L"insert what the terminal pastes", Paste);
  el_wset(line, EL_ADDFN, L"assistant-forward", L"go right or take the hint", Forward);
  el_wset(line, EL_ADDFN, L"assistant-line-end", L"go to the end or take the hint", LineEnd);
  el_wset(line, EL_ADDFN, L"assistant-older", L"recall an older line with this text", Older);
  el_wset(line, EL_ADDFN, L"assistant-newer", L"recall a newer line with this text", Newer);
}

typedef struct Binding {
  const wchar_t *key, *command;
} Binding;

/// Bindings that a person may change.
static const Binding customary[] = {
  {L"^R", L"assistant-search"},
  {L"^F", L"assistant-forward"},
  {L"\\e[C", L"assistant-forward"},
  {L"\\eOC", L"assistant-forward"},
  {L"^E", L"assistant-line-end"},
  {L"\\e[F", L"assistant-line-end"},
  {L"\\eOF", L"assistant-line-end"},
  {L"\\e[4~", L"assistant-line-end"},
  {L"^P", L"assistant-older"},
  {L"\\e[A", L"assistant-older"},
  {L"\\eOA", L"assistant-older"},
  {L"^N", L"assistant-newer"},
  {L"\\e[B", L"assistant-newer"},
  {L"\\eOB", L"assistant-newer"},
  {L"\\e[H", L"ed-move-to-beg"},
  {L"\\eOH", L"ed-move-to-beg"},
  {L"\\e[1~", L"ed-move-to-beg"},
  {L"\\e[3~", L"ed-delete-next-char"},
  {L"\\e[1;5C", L"em-next-word"},
  {L"\\e[1;3C", L"em-next-word"},
  {L"\\e[1;5D", L"ed-prev-word"},
  {L"\\e[1;3D", L"ed-prev-word"},
};

static void bind(EditLine *line, const Binding *bindings, size_t count) {
  for (size_t i = 0; i < count; i++) {
    el_wset(line, EL_BIND, bindings[i].key, bindings[i].command, NULL);
  }
}

static bool isModal(EditLine *line) {
  const wchar_t *name = NULL;
  return el_wget(line, EL_EDITOR, &name) == 0 && name && wcscmp(name, L"vi") == 0;
}

/// Binds the keys that a person may change, lets them, then binds those that cannot be done without:
/// a `bind -v` takes all of them away.
static void bindKeys(EditLine *line, bool readsUserBindings) {
  bind(line, customary, sizeof customary / sizeof *customary);
  if (readsUserBindings) {
    int isEditing = 1;
    el_get(line, EL_EDITMODE, &isEditing);
    el_source(line, NULL);
    // "edit off" would leave a terminal that neither edits nor echoes.
    el_set(line, EL_EDITMODE, isEditing);
  }
  el_wset(line, EL_BIND, L"^I", L"assistant-complete", NULL);
  if (isModal(line)) {
    // No key of several characters here: Escape alone must leave the insert mode at once.
    el_wset(line, EL_BIND, L"^R", L"assistant-search", NULL);
    el_wset(line, EL_BIND, L"-a", L"k", L"assistant-older", NULL);
    el_wset(line, EL_BIND, L"-a", L"j", L"assistant-newer", NULL);
  } else {
    el_wset(line, EL_BIND, L"\\e[200~", L"assistant-paste", NULL);
  }
}

// MARK: Life

/// Makes libedit's object without its two lines of warning about an unknown terminal.
static EditLine *makeQuietly(const char *program) {
  FILE *nowhere = fopen("/dev/null", "we");
  EditLine *line = el_init(program, stdin, stdout, nowhere ? nowhere : stderr);
  if (line) el_set(line, EL_SETFP, 2, stderr);
  if (nowhere) fclose(nowhere);
  return line;
}

CELEditor *cel_editorMake(const char *program, CELOwner owner, bool readsUserBindings) {
  EditLine *line = makeQuietly(program);
  if (!line) return NULL;
  CELEditor *editor = malloc(sizeof *editor);
  if (!editor) abort();
  *editor = (CELEditor){.line = line, .owner = owner, .prompt = wideCopy(NULL, 0)};
  el_set(line, EL_CLIENTDATA, editor);
  el_wset(line, EL_EDITOR, L"emacs");
  // With its own signal handling libedit sends a SIGTERM on to the whole process group.
  el_set(line, EL_SIGNAL, 0);
  el_wset(line, EL_PROMPT_ESC, promptOf, L'\1');
  el_wset(line, EL_GETCFN, readKey);
  // Control-C as a byte: as a signal it makes the kernel drop what was typed before it, and a read
  // after a poll may block. Without Control-S, which would freeze the screen.
  el_wset(line, EL_SETTY, L"-d", L"-isig", L"-ixon", NULL);
  addCommands(line);
  bindKeys(line, readsUserBindings);
  return editor;
}

void cel_editorFree(CELEditor *editor) {
  el_reset(editor->line);
  // Otherwise el_end drops what was typed ahead, which is meant for the shell.
  el_set(editor->line, EL_EDITMODE, 0);
  el_end(editor->line);
  free(editor->prompt);
  free(editor);
}

// MARK: Lines

void cel_editorSetPrompt(CELEditor *editor, const uint32_t *text, size_t count) {
  free(editor->prompt);
  editor->prompt = wideCopy(text, count);
}

const uint32_t *cel_editorRead(CELEditor *editor, size_t *count) {
  int length = 0;
  const wchar_t *text = el_wgets(editor->line, &length);
  *count = text && length > 0 ? (size_t)length : 0;
  return (const uint32_t *)text;
}

void cel_editorReset(CELEditor *editor) { el_reset(editor->line); }

CELLine cel_editorLine(CELEditor *editor) {
  const LineInfoW *info = el_wline(editor->line);
  return (CELLine){
    .text = (const uint32_t *)info->buffer,
    .count = (size_t)(info->lastchar - info->buffer),
    .cursor = (size_t)(info->cursor - info->buffer),
  };
}

void cel_editorInsert(CELEditor *editor, const uint32_t *text, size_t count) {
  if (count == 0) return;
  wchar_t *copy = wideCopy(text, count);
  el_winsertstr(editor->line, copy);
  free(copy);
}

void cel_editorDeleteBeforeCursor(CELEditor *editor, size_t count) {
  el_deletestr(editor->line, (int)count);
}

void cel_editorMoveCursor(CELEditor *editor, long distance) {
  el_cursor(editor->line, (int)distance);
}

// MARK: Terminal

void cel_editorRefresh(CELEditor *editor) { el_set(editor->line, EL_REFRESH); }

void cel_editorResize(CELEditor *editor) { el_resize(editor->line); }

void cel_editorPrepareTerminal(CELEditor *editor, bool forEditing) {
  el_set(editor->line, EL_PREP_TERM, forEditing ? 1 : 0);
}

int cel_editorColumns(CELEditor *editor) {
  int columns = 0;
  el_get(editor->line, EL_GETTC, "co", &columns);
  return columns > 1 ? columns : 80;
}

bool cel_editorHasEscapes(CELEditor *editor) {
  const char *clearToEnd = NULL;
  el_get(editor->line, EL_GETTC, "ce", &clearToEnd);
  return clearToEnd && strncmp(clearToEnd, "\033[K", 3) == 0;
}

bool cel_editorIsModal(CELEditor *editor) { return isModal(editor->line); }
