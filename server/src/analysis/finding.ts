import type { Severity } from '@presswright/shared/schemas/analysis';
import type { Span, Taint } from './languages/php/flow/value.ts';
import type { RuleMeta } from './rule-meta.ts';

/** One edit of the source, in UTF-16 offsets, end exclusive. */
export interface SourceEdit extends Span {
  readonly text: string;
}

/** A place that belongs to a finding. */
export interface RelatedPlace {
  readonly at: Span;
  readonly message: string;
}

/** What a rule reports. Findings of one rule with equal sinks, or places, and `detail` are one: the worst of them. */
export interface Finding {
  /** Decides the position. */
  readonly at: Span;
  /** Where the harm is done, for a finding that stands elsewhere: where the handler that leads there is registered. */
  readonly sink?: RelatedPlace;
  /** Other ways to the same sink. */
  readonly others?: readonly RelatedPlace[];
  /** Tells findings at one place apart, such as several pieces of one text. */
  readonly detail?: string;
  readonly message: string;
  /** What to do, specific to this place. */
  readonly suggestion: string;
  readonly severity?: Severity;
  readonly confidence?: 'high' | 'medium' | 'low';
  readonly fix?: { readonly edits: readonly SourceEdit[]; readonly safe: boolean };
  /** Where it counts otherwise by who gets to it than the rule's other findings. */
  readonly reach?: RuleMeta['reach'];
  /** The data's way here, for `trace`; the sink itself is appended by the report. */
  readonly taint?: Taint;
  /** Further steps of the trace when no taint is at hand. */
  readonly trace?: readonly { readonly at: Span; readonly message: string }[];
}
