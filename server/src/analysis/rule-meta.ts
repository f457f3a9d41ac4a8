import type { Category, Severity } from '@presswright/shared/schemas/analysis';
import type { Judgement } from './code-kind/judgement.ts';
import type { CodeKind } from './code-kind.ts';
import type { RuleLanguage } from './rule-languages.ts';

/** What a rule says about itself: the documentation page, the rule index and the defaults of its findings. */
export interface RuleMeta {
  /** `<category>/<file name>`, such as `security/unescaped-output`. */
  readonly id: `${Category}/${string}`;
  /** The folder it lies in. */
  readonly language: RuleLanguage;
  readonly category: Category;
  /** Of a finding that sets none of its own. */
  readonly severity: Severity;
  /** `security_vulnerability` for exploitable findings, else the family, such as `performance`. */
  readonly type: string;
  /**
   * Low and info findings of a file are one: those that say the same (`message`), or all of the rule. For what is mended in
   * one go, such as a habit of spelling.
   */
  readonly merge?: 'message' | 'rule';
  /** How its findings are judged in kinds of code, where that differs from its category's (kind-judgement.ts). */
  readonly kinds?: Readonly<Partial<Record<CodeKind, Judgement>>>;
  /** Such as `CWE-79`. */
  readonly cwe?: `CWE-${number}`;
  /** A noun phrase: "Unescaped output". */
  readonly title: string;
  /** One sentence: what the rule reports. */
  readonly description: string;
  /** Why it matters and how to mend it, as Markdown paragraphs, for the documentation page. */
  readonly rationale: string;
  /** Pages of the WordPress handbooks, CWE and the like. */
  readonly references: readonly { readonly title: string; readonly url: string }[];
  /** `safe`: its edits change nothing but the flaw. `suggestion`: they must be read first. */
  readonly fix: 'safe' | 'suggestion' | 'none';
  /** PHPCS sniffs that report the same: `phpcs:ignore` of one of them, or of its parents, silences this rule. */
  readonly sniffs: readonly string[];
  /**
   * How much the flaw counts by who gets to it. `trusted`: where a capability is asked for first; by default medium, and
   * low where a nonce is, too, and the flaw is not critical. `victim`: data that makes somebody else's browser do something harms whoever opens the
   * address, whatever they may do; only a nonce keeps such an address from being made.
   */
  readonly reach?: { readonly trusted?: Severity; readonly victim?: 'visitor' };
  readonly examples: {
    /** `code` is a whole file; `lines` (from 1) are those the rule reports, in order, each once. */
    readonly bad: readonly (Example & { readonly lines: readonly number[] })[];
    /** Whole files in which the rule reports nothing. */
    readonly good: readonly (string | Example)[];
  };
}

/** A whole file of an example, in its surroundings where those matter. */
export interface Example {
  readonly code: string;
  /** Its path; by default one that fits the language. */
  readonly name?: string;
  /** Other files of the plugin or theme, by path. When given, they and the example are all there is. */
  readonly beside?: Readonly<Record<string, string>>;
}
