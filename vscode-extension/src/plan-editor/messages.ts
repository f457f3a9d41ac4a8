import type { MissedClause, PlanChangeText, UnderstoodPart } from '@presswright/shared/plan-form/clauses';
import type { PlanEdit } from '@presswright/shared/plan-form/edit';
import type { PlanForm } from '@presswright/shared/plan-form/form';

/** A file that would be written. */
export interface PreviewedFile {
  readonly path: string;
  readonly state: 'new' | 'same' | 'differs' | 'blocked';
  readonly isChosen: boolean;
}

export interface Preview {
  /** The folder, as people read it. */
  readonly destination: string;
  readonly files: readonly PreviewedFile[];
  /** The plan changed since. */
  readonly isStale: boolean;
  /** What to do with the files, as plain text. */
  readonly instructions: string;
}

/** What a notice offers to do. */
export type NoticeAction = 'restart' | 'openText' | 'chooseFolder' | 'showLog';

export interface Notice {
  readonly kind: 'error' | 'info';
  readonly text: string;
  readonly actions: readonly NoticeAction[];
}

/** Everything that the editor of a plan shows. */
export interface EditorState {
  readonly kindLabel: string;
  readonly name: string;
  readonly description: string;
  /** What the file is: a scaffold has no description to understand. */
  readonly isUnderstood: boolean;
  /** null: there is no plan yet. */
  readonly form: PlanForm | null;
  readonly missed: readonly MissedClause[];
  readonly understood: readonly UnderstoodPart[];
  /** What the last instruction changed, with the paths of what is there. */
  readonly changes: readonly PlanChangeText[];
  readonly busy: 'understanding' | 'changing' | 'generating' | 'writing' | null;
  readonly notice: Notice | null;
  readonly preview: Preview | null;
  /** Where to go on, once for each number. */
  readonly focus: { readonly path: string; readonly number: number } | null;
  /** Read aloud, once for each number. */
  readonly said: { readonly text: string; readonly number: number } | null;
}

/** What the page tells. */
export type PageMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'name'; readonly value: string }
  | { readonly type: 'description'; readonly value: string }
  | { readonly type: 'understand'; readonly description: string }
  | { readonly type: 'instruct'; readonly instruction: string }
  /** `clause`: what was not understood, and is taken care of by the edit. */
  | { readonly type: 'edit'; readonly edit: PlanEdit; readonly clause?: string }
  /** A kind of content for a clause that was not understood. */
  | { readonly type: 'addContent'; readonly clause: string }
  /** Asks which kind of part to add. */
  | { readonly type: 'choosePart'; readonly path: string }
  | { readonly type: 'preview' }
  | { readonly type: 'openFile'; readonly path: string }
  | { readonly type: 'choose'; readonly path: string; readonly isChosen: boolean }
  | { readonly type: 'chooseFolder' }
  | { readonly type: 'write' }
  | { readonly type: 'cancel' }
  | { readonly type: 'notice'; readonly action: NoticeAction };

/** What the page is told. */
export interface HostMessage {
  readonly type: 'state';
  readonly state: EditorState;
}
