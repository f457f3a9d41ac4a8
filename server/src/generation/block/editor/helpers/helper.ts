import type { JsCode } from '../../../writers/js.ts';
import type { ScriptForm } from '../jsx.ts';
import type { ScriptImports } from '../script-imports.ts';

/** A function that editor scripts define for themselves when they need it. */
export interface Helper {
  readonly uses?: ScriptImports;
  readonly helpers?: readonly HelperName[];
  /** The function. @param domain text domain */
  code(domain: string, form: ScriptForm): JsCode;
}

export type HelperName =
  | 'safeUrl'
  | 'safeColor'
  | 'stars'
  | 'formatAmount'
  | 'displayDate'
  | 'mediaElement'
  | 'TextField'
  | 'LinkField'
  | 'LinkButton'
  | 'MediaField'
  | 'imageIcon'
  | 'MediaButton'
  | 'MediaControl'
  | 'Repeater'
  | 'replaceItem'
  | 'itemsOrBlank'
  | 'textToHtml';
