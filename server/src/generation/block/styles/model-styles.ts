import { askAbout } from '../../by-model/data-block.ts';
import type { Slots } from '../../slots.ts';
import { Code } from '../../writers/code.ts';
import { type CssCode, noCss } from '../../writers/css.ts';
import type { BlockPlan } from '../plan.ts';

/** Rules that a large model may add to a block's look, where the request says what the block is for. Without one: none. */
export function modelStyles(plan: BlockPlan, isDescribed: boolean, slots: Slots): CssCode {
  if (!isDescribed) return noCss;
  const { cssClass, title } = plan.names;
  const rules = slots.css('styles', {
    prompt: askAbout(
      [
        'Write CSS that refines the look of a WordPress block.',
        `Every selector begins with .${cssClass}. Use custom properties of the theme (--wp--preset--color--…, --wp--preset--spacing--…) with fallbacks, logical properties, no !important, no url().`,
        'Answer with rules only, at most 12, no explanation.',
      ].join('\n'),
      { Block: title, Description: plan.description },
    ),
    fallback: '',
  });
  return rules === '' ? noCss : new Code('css', rules);
}
