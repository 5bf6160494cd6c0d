#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libedit(3) as Swift may call it. `el_set` and `el_get` are variadic, which Swift cannot import, so
// there is one function per operation. Text crosses as code points: Swift imports `wchar_t` as
// `Unicode.Scalar`, which what a person types need not be.

/// A libedit editor on standard input and output.
typedef struct CELEditor CELEditor;

/// The commands that a key may be bound to beside libedit's own; `.editrc` knows them by name.
typedef enum __attribute__((enum_extensibility(closed))) CELCommand : int {
  CELCommandComplete,
  CELCommandSearch,
  CELCommandPaste,
  CELCommandForward,
  CELCommandLineEnd,
  CELCommandOlder,
  CELCommandNewer,
} CELCommand;

/// What a command has done to the line, and so what libedit must draw.
typedef enum __attribute__((enum_extensibility(closed))) CELEffect : int {
  CELEffectNothing,
  CELEffectChanged,
  CELEffectMoved,
  CELEffectUnable,
  CELEffectChangedWithBell,
  CELEffectEnd,
} CELEffect;

/// How the wait for a key ended.
typedef enum __attribute__((enum_extensibility(closed))) CELKeyStatus : int {
  CELKeyStatusGivenUp = -1,
  CELKeyStatusEnd = 0,
  CELKeyStatusRead = 1,
} CELKeyStatus;

/// What the editor asks of its owner. The context is handed back as it was given.
typedef struct CELOwner {
  void *_Nonnull context;
  CELKeyStatus (*_Nonnull readKey)(void *_Nonnull context, uint32_t *_Nonnull key);
  CELEffect (*_Nonnull perform)(void *_Nonnull context, CELCommand command);
} CELOwner;

/// The line being edited. Borrowed: the next edit moves it.
typedef struct CELLine {
  const uint32_t *_Nonnull text;
  size_t count;
  size_t cursor;
} CELLine;

/// Makes an editor, or returns null when libedit cannot.
///
/// @param program The name by which `.editrc` addresses this program.
/// @param readsUserBindings Whether `$EDITRC` or `~/.editrc` is read.
CELEditor *_Nullable cel_editorMake(
    const char *_Nonnull program, CELOwner owner, bool readsUserBindings);
void cel_editorFree(CELEditor *_Nonnull editor);

/// Sets the prompt: groups of escapes stand between U+0001, and none may be last.
void cel_editorSetPrompt(CELEditor *_Nonnull editor, const uint32_t *_Nonnull text, size_t count);

/// Reads a line with its newline, or returns null when the owner ended the wait.
const uint32_t *_Nullable cel_editorRead(CELEditor *_Nonnull editor, size_t *_Nonnull count);

/// Forgets a line that was given up.
void cel_editorReset(CELEditor *_Nonnull editor);

CELLine cel_editorLine(CELEditor *_Nonnull editor);
void cel_editorInsert(CELEditor *_Nonnull editor, const uint32_t *_Nonnull text, size_t count);
void cel_editorDeleteBeforeCursor(CELEditor *_Nonnull editor, size_t count);
void cel_editorMoveCursor(CELEditor *_Nonnull editor, long distance);

/// Draws the prompt and the line from the beginning of the current row.
void cel_editorRefresh(CELEditor *_Nonnull editor);

/// Takes note of the terminal's new size.
void cel_editorResize(CELEditor *_Nonnull editor);

/// Sets the terminal for editing, or back.
void cel_editorPrepareTerminal(CELEditor *_Nonnull editor, bool forEditing);

int cel_editorColumns(CELEditor *_Nonnull editor);

/// Whether the terminal understands ANSI escapes; a dumb or unknown one must get none.
bool cel_editorHasEscapes(CELEditor *_Nonnull editor);

/// Whether the person's `.editrc` chose vi's keys, for which Escape is a mode.
bool cel_editorIsModal(CELEditor *_Nonnull editor);
