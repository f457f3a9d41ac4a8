import type { ReferenceOption } from './references.ts';

/** A choice among values. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly help?: string;
}

/** What a person edits a value with. */
export type Control =
  | { readonly kind: 'text'; readonly isLong: boolean; readonly maxLength?: number; readonly color?: boolean }
  | { readonly kind: 'number'; readonly isWhole: boolean; readonly min?: number; readonly max?: number }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly canBeEmpty: boolean }
  /** Any number of some values. */
  | { readonly kind: 'choices'; readonly options: readonly Option[] }
  /** Something else that the plan has; others may be typed where it is open. */
  | {
      readonly kind: 'reference';
      readonly options: readonly ReferenceOption[];
      readonly isOpen: boolean;
      readonly canBeEmpty: boolean;
    }
  /** Texts, one a line. */
  | { readonly kind: 'lines' }
  | {
      readonly kind: 'list';
      readonly items: readonly FormItem[];
      readonly add: AddAction | null;
      readonly canRemove: boolean;
    }
  /** Members of its own; absent where it is optional and there is none. */
  | {
      readonly kind: 'group';
      readonly fields: readonly FormField[];
      readonly canAdd: boolean;
      readonly canRemove: boolean;
    }
  /** One of several shapes, each with members of its own. */
  | {
      readonly kind: 'shape';
      readonly options: readonly Option[];
      readonly fields: readonly FormField[];
      readonly canBeEmpty: boolean;
    }
  /** A text, a number, or yes or no, as it is typed. */
  | { readonly kind: 'scalar' }
  | { readonly kind: 'json' };

/** How a list grows: by a part of its one shape, or by one of several. */
export interface AddAction {
  readonly label: string;
  /** Empty: there is but one shape. */
  readonly shapes: readonly Option[];
}

/** A member of a plan. */
export interface FormField {
  readonly path: string;
  readonly label: string;
  readonly help?: string;
  readonly isRequired: boolean;
  /** Absent and optional: shown when somebody asks for more. */
  readonly isExtra: boolean;
  /** undefined: there is none. */
  readonly value: unknown;
  readonly control: Control;
  readonly errors: readonly string[];
}

/** A part of a list. */
export interface FormItem {
  readonly path: string;
  /** What the part is called. */
  readonly title: string;
  /** What kind of part it is, and what it has, in a few words. */
  readonly summary: string;
  readonly fields: readonly FormField[];
  /** Faults in it, at any depth. */
  readonly errorCount: number;
}

/** A section of the form. */
export interface FormSection {
  readonly id: string;
  readonly title: string;
  readonly help: string;
  readonly fields: readonly FormField[];
}

/** A plan as a form. */
export interface PlanForm {
  readonly sections: readonly FormSection[];
  /** Faults that no field of the form has a place for. */
  readonly errors: readonly string[];
  readonly errorCount: number;
}
