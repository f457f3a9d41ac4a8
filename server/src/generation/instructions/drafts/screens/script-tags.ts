import { joinPhp, php } from '../../../writers/php.ts';
import { Details } from '../details/details.ts';
import type { Draft } from '../draft.ts';

const flags = /\b(async|defer|nomodule)\b/gi;

/** Attributes that the tag of one script or stylesheet gets. */
export const tagAttributes: Draft = {
  id: 'draft-tag-attributes',
  name: 'tag_attributes',
  needs:
    /\b(?:script|style|stylesheet|link) tag\b|\battributes?\b[^.\n]*\b(?:script|stylesheet|handle)\b|\b(?:script|handle)\b[^.\n]*\battributes?\b|\b(?:async|defer)\b[^.\n]*\bhandle\b/,
  never: /enqueue|\.js\b|\.css\b|menu|shortcode|<img|image|block|every script|all scripts|strategy|rest\b/,
  compose(c) {
    const d = new Details(c);
    const handle =
      d.value('handle|script|stylesheet', /^[a-z][\w-]*$/) ??
      c.instruction.quoted.find(({ text }) => /^[a-z][\w-]*-[\w-]+$/.test(text))?.text;
    if (handle === undefined || handle === null || /^(?:tag|attributes?)$/.test(handle)) return null;
    const pairs = [
      ...c.text.matchAll(
        /\b(data-[\w-]+|crossorigin|integrity|type|id|referrerpolicy|nonce|media|fetchpriority|title)\s*=\s*["'`]([^"'`\n]+)["'`]/gi,
      ),
    ].map(([, name = '', value = '']) => [name, value] as const);
    const bare = [
      ...new Set(
        [
          ...c.text
            .replace(/["'`][^"'`\n]*["'`]/g, (text) => (/^.(?:async|defer|nomodule).$/i.test(text) ? text : ''))
            .matchAll(flags),
        ].map(([, name = '']) => name.toLowerCase()),
      ),
    ];
    if (pairs.length + bare.length === 0) return null;
    const isStyle = /\bstyle(?:sheet)?\b|\blink tag\b/i.test(c.text) && !/\bscript\b/i.test(c.text);
    d.about('attributes?|tag|handle|async|defer');
    const added = [...bare, ...pairs.map(([name, value]) => `${name}="${value}"`)].join(' ');
    const from = isStyle ? ' href=' : ' src=';
    return {
      summary: 'Gives a tag its attributes.',
      params: 'string $tag, string $handle',
      returns: 'string',
      hooks: [{ kind: 'filter', hook: isStyle ? 'style_loader_tag' : 'script_loader_tag', args: 2 }],
      body: joinPhp([
        php`
          if ( ${handle} !== $handle ) {
            return $tag;
          }

          return str_replace( ${from}, ${` ${added}${from}`}, $tag );
        `,
      ]),
    };
  },
};
