import { php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';
import { capabilityOf } from './notices-and-widgets.ts';

/** A shortcode around content that only some people see. */
export const shortcodeCondition: Draft = {
  id: 'draft-shortcode-condition',
  isWhole: true,
  name: 'render_conditional_content',
  needs: /\bshortcode\b[\s\S]*\b(?:only|logged|role|visible|shown)\b/,
  never: /form\b|list of|latest|recent|query/,
  compose(c) {
    const tag =
      c.asked.states(/\[(\w[\w-]*)[^\]]*\][\s\S]*\[\/\1\]/)?.[1] ??
      c.asked.states(/\bshortcode\s+[`"'[]*([a-z][\w-]*)/i)?.[1];
    if (tag === undefined || c.asked.states(/\benclos\w+|\[\/|\bcontent (?:is|inside|between)|wraps?\b/i) === null)
      return null;
    const guests = c.asked.states(/\bnot logged[ -]in|\blogged[ -]out|\bguests?\b/i) !== null;
    const loggedIn = c.asked.states(/(?<!not )\blogged[ -]in\b/i) !== null;
    const attribute = (c.asked.states(/\battribute\s+[`"']?(role|cap(?:ability)?|user|message)\b/i) ??
      c.asked.states(/\[[a-z][\w-]*\s+(role|cap(?:ability)?)=/i))?.[1]?.toLowerCase();
    const sample = attribute === undefined ? '' : (new RegExp(`${attribute}=["'](\\w+)["']`).exec(c.text)?.[1] ?? '');
    const capability = capabilityOf(c);
    // A text from an attribute, or in an element of its own, is the business of shortcodes with markup.
    if (attribute === 'message' || /<\w+\s+class/.test(c.text)) return null;
    if (!guests && !loggedIn && attribute === undefined && capability === null) return null;
    const message = c.asked.states(
      /\b(?:others|everybody else|everyone else|visitors|otherwise)\b[^.]*["'`]([^"'`]+)["'`]/i,
    )?.[1];
    c.asked.states(/\bshortcodes inside|nested shortcodes/i);
    const fallback = message === undefined ? raw("''") : c.escapedText(message);
    const test = guests
      ? raw('is_user_logged_in()')
      : capability !== null && attribute === undefined
        ? php`! current_user_can( ${capability} )`
        : raw('! is_user_logged_in()');
    const narrower =
      attribute === 'role'
        ? php`
          if ( '' !== $atts['role'] && ! in_array( $atts['role'], wp_get_current_user()->roles, true ) ) {
            return ${fallback};
          }
        `
        : attribute === undefined || attribute === 'user'
          ? raw('')
          : php`
            if ( '' !== $atts[ ${attribute} ] && ! current_user_can( $atts[ ${attribute} ] ) ) {
              return ${fallback};
            }
          `;
    return {
      summary: `Shows what stands in [${tag}] to those who may see it.`,
      params: "$atts, ?string $content = ''",
      returns: 'string',
      hooks: [{ kind: 'shortcode', hook: tag }],
      body: php`
        ${attribute === undefined ? raw('') : php`$atts = shortcode_atts( ${{ [attribute]: sample }}, $atts, ${tag} );`}
        if ( ${test} ) {
          return ${fallback};
        }
        ${narrower}

        return do_shortcode( (string) $content );
      `,
    };
  },
};
