import { php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';

/** The query arguments that a prompt names, each with the parameter or text for its value. */
function pairsOf(c: Composer): (readonly [key: string, value: string])[] {
  const names = [
    ...c.text.matchAll(
      /\b(utm_\w+)\b|["'`]([a-z][\w-]*)["'`] (?:query )?(?:arg\w*|param\w*)|\b(?:arg\w*|param\w*|query (?:arg\w*|param\w*)) ["'`]([a-z][\w-]*)["'`]|\b([a-z]\w*)=(?:\{|<|\$)/g,
    ),
  ].map(([, a, b, d, e]) => a ?? b ?? d ?? e ?? '');
  const parameters = c.fn?.parameters ?? [];
  return [...new Set(names)].flatMap((key): (readonly [string, string])[] => {
    const given = new RegExp(String.raw`\b${key}\s*=\s*["'${'`'}]?([\w-]+)`).exec(c.text)?.[1];
    const own = parameters.find(({ name }) => name === key || key.endsWith(`_${name}`) || name.endsWith(`_${key}`));
    if (own !== undefined) {
      c.take([own.name]);
      return [[key, `rawurlencode( $${own.name} )`]];
    }
    return given === undefined ? [] : [[key, `'${given}'`]];
  });
}

/** What a sentence speaks of that is read whole. */
const said = /\burls?\b|\bquery|\barg|\bparam|utm_|\bfragment|\bunchanged/i;

/** A function that changes an address: its query arguments, its scheme. */
export const addressFunction: Draft = {
  id: 'draft-address',
  name: 'change_url',
  needs: /\burl\b|\baddress\b|_url\b|utm_|\bquery (?:arg|param|string)/,
  never:
    /shortcode|\bposts?\b|\bmeta\b|\boption\b|\bhook|\bremote|\bfetch|\bredirect|\bfilter\b|\bimage|\be-?mail (?:address|to)|\bblock|\brest\b|\bvalid(?:ate|ates)\b/,
  readsAll: true,
  compose(c) {
    const url = c.find('url');
    if (url === null || c.fn === null || !/^(?:string|)$/.test(c.returnType.replace(/\|null$/, ''))) return null;
    if (c.asked.states(/\b(?:remov|strip|delet|drop)\w*\b[^.;\n]{0,40}\b(?:utm|query|param|arg|tracking)/i) !== null) {
      const keys = [
        ...new Set(
          [...c.text.matchAll(/\butm_[a-z]+\b|\b(?:gclid|fbclid)\b|["'`]([a-z][\w-]*)["'`]/g)].map(([all]) =>
            all.replace(/["'`]/g, ''),
          ),
        ),
      ];
      const isAll = /\ball\b[^.;\n]{0,20}\b(?:query|param|arg)/i.test(c.text) && keys.length === 0;
      if (!isAll && keys.length === 0 && !/utm/i.test(c.text)) return null;
      if (c.unbound().length > 0) return null;
      c.asked.readsLines(said);
      const usual = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
      return {
        summary: 'Returns an address without arguments of its query.',
        returns: 'string',
        body: isAll
          ? php`return (string) strtok( ${url}, '?' );`
          : php`return remove_query_arg( ${keys.length > 0 ? keys : usual}, ${url} );`,
      };
    }
    if (c.asked.states(/\badd|append|attach|with (?:the )?(?:utm|query)/i) === null) return null;
    const pairs = pairsOf(c);
    if (pairs.length === 0 || c.unbound().length > 0) return null;
    c.asked.readsLines(said);
    const args = Object.fromEntries(pairs.map(([key, value]) => [key, raw(value)]));
    return {
      summary: 'Returns an address with arguments in its query.',
      returns: 'string',
      body: php`return add_query_arg( ${args}, ${url} );`,
    };
  },
};
