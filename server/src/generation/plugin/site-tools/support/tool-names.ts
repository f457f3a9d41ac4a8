import { identifier, type PhpCode } from '../../../writers/php.ts';
import type { PluginPlan } from '../../plan.ts';

/**
 * Words behind the plugin's, without those that the plugin's own name ends with: of a plugin "My Related" the part
 * "related posts" is "posts". Empty where the name says all of them already, and says it of no other tool.
 */
function wordsOf({ names, tools }: PluginPlan, part: string): readonly string[] {
  const own = names.prefix.split('_');
  const words = part.split('_');
  const has = (text: string): boolean => `_${names.prefix}_`.includes(`_${text}_`);
  if (has(part)) return tools.some(({ tool }) => tool !== part && has(tool)) ? words : [];
  const shared = words.findLastIndex(
    (_, index) => own.slice(-index - 1).join('_') === words.slice(0, index + 1).join('_'),
  );
  return words.slice(shared + 1);
}

/**
 * A name of a tool's shortcode, hook, option or meta key: `reading_time` → `event_manager_reading_time`, but
 * `reading_time` in a plugin "Reading Time".
 */
export const toolName = (plan: PluginPlan, part: string): string =>
  [plan.names.prefix, ...wordsOf(plan, part)].join('_');

/** A handle of a tool's script or style, or a class in HTML: `reading_time` → `event-manager-reading-time`. */
export const toolHandle = (plan: PluginPlan, part: string): string =>
  [plan.names.handlePrefix, ...wordsOf(plan, part)].join('-');

/**
 * Full name of a tool's class: `reading_time` → `Event_Manager_Reading_Time`; `Reading_Time_Display` in a plugin
 * "Reading Time".
 * @param alone what a class is called that needs no name but the plugin's; not the name of another class
 */
export function toolClassName(plan: PluginPlan, part: string, alone = 'Display'): string {
  const words = wordsOf(plan, part).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [plan.names.className, ...(words.length === 0 ? [alone] : words)].join('_');
}

/** The same as code. */
export const toolClass = (plan: PluginPlan, part: string, alone?: string): PhpCode =>
  identifier(toolClassName(plan, part, alone));
