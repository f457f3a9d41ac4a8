import { php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';

/** Query variables that WordPress has. */
const known =
  /^(?:post_type|pagename|name|p|page_id|year|monthnum|day|w|author|author_name|category_name|cat|tag|s|paged|page|feed|attachment|error|m|order|orderby|taxonomy|term)$/;

/** A rule of addresses: what matches, what it becomes, and the variables that WordPress does not have. */
interface Rule {
  readonly match: string;
  readonly query: string;
  readonly variables: readonly string[];
}

/** The rule of a prompt, from an address with placeholders or an example whose values stand in `index.php?…`. */
function ruleOf(c: Composer): Rule | null {
  const target = c.asked.states(/index\.php\?([\w=&$[\]{}<>-]+)/)?.[1];
  const pairs = (target ?? '')
    .split('&')
    .filter((pair) => pair.includes('='))
    .map((pair) => pair.split('=') as [string, string]);
  const named = c.asked.value('query var(?:iable)?');
  const address =
    c.asked.states(/(?:^|\s|[`"'(])\/?((?:[\w-]+\/)*(?:<\w+>|\{\w+\}|%\w+%)(?:\/(?:[\w-]+|<\w+>|\{\w+\}))*)\/?/)?.[1] ??
    (pairs.length > 0 ? c.asked.states(/(?:^|\s|[`"'(])\/((?:[\w-]+\/)+[\w-]*)/)?.[1] : undefined);
  if (address === undefined && named !== null) {
    const example = exampleOf(c, named);
    if (example !== null) return example;
  }
  if (address === undefined || (pairs.length === 0 && named === null)) return null;
  const captured: string[] = [];
  const match = address
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      const place = /^[<{%](\w+)[>}%]$/.exec(segment)?.[1];
      const isExample =
        place === undefined &&
        pairs.some(([, value]) => value === segment) &&
        captured.length + 1 <= pairs.length &&
        !isFixed(c, segment, address);
      if (place === undefined && !isExample) return segment.replace(/\./g, '\\.');
      captured.push(place ?? segment);
      if (place !== undefined)
        return /year/.test(place) ? '([0-9]{4})' : /id$|number|page|month|day/.test(place) ? '([0-9]+)' : '([^/]+)';
      return /^\d{4}$/.test(segment) ? '([0-9]{4})' : /^\d+$/.test(segment) ? '([0-9]+)' : '([^/]+)';
    })
    .join('/');
  if (captured.length === 0) return null;
  const lone = pairs.filter(([key, value]) => !known.test(key) && /^(?:\$?matches\[1\]|[<{]?\w*[>}]?)$/.test(value));
  const filled = pairs.map(([key, value]) => {
    const bare = value.replace(/[<>{}%]/g, '');
    const at = captured.findIndex((one) => one === bare || (one === key && !known.test(key)));
    const isRest = at < 0 && captured.length === 1 && lone.length === 1 && lone[0]?.[0] === key;
    return `${key}=${/^\$matches/.test(value) ? value : at >= 0 ? `$matches[${at + 1}]` : isRest ? '$matches[1]' : value}`;
  });
  const query = filled.length > 0 ? filled.join('&') : `${named}=$matches[1]`;
  const variables = filled.length > 0 ? pairs.map(([key]) => key).filter((key) => !known.test(key)) : [named ?? ''];
  return { match: `^${match}/?$`, query: `index.php?${query}`, variables };
}

/** The rule of an example: "/product-code/ABC123/ sets the query var `product_code` to ABC123". */
function exampleOf(c: Composer, named: string): Rule | null {
  const [all, path = ''] = /(?:^|[\s`"'(])\/((?:[\w-]+\/)+[\w-]+)\/?/.exec(c.text) ?? [];
  const parts = path.split('/');
  const value = parts.at(-1) ?? '';
  if (all === undefined || parts.length < 2) return null;
  const rest = c.text.slice(c.text.indexOf(path) + path.length);
  if (!new RegExp(String.raw`\b(?:to|=|is|becomes)\W{0,3}${value}\b`).test(rest)) return null;
  c.asked.takeAll();
  const place = /^\d+$/.test(value) ? '([0-9]+)' : '([^/]+)';
  return {
    match: `^${parts.slice(0, -1).join('/')}/${place}/?$`,
    query: `index.php?${named}=$matches[1]`,
    variables: [named],
  };
}

/** Whether a part of an example is the same in all addresses: the first, where the variable holds it for its own sake. */
const isFixed = (c: Composer, segment: string, address: string): boolean =>
  address.startsWith(`${segment}/`) && new RegExp(String.raw`(?:pagename|post_type|name)=${segment}\b`).test(c.text);

/** A pretty address that maps to a query variable. */
export const rewriteDraft: Draft = {
  id: 'draft-rewrite',
  name: 'add_rewrite_rule',
  needs: /\brewrite|\bpretty (?:url|link|permalink)|\burls? like\b|\burl\b[^.\n]*\bmaps?\b|index\.php\?|\/[{<]\w+[}>]/,
  isWhole: true,
  never: /register(?:s|ed)? (?:a |the )?(?:custom )?post type|\brest\b|https?:\/\/|\/v\d|\bendpoint\b|ajax/,
  compose(c) {
    const rule = ruleOf(c);
    if (rule === null) return null;
    const variable = rule.variables[0] ?? '';
    const wantsTemplate = c.asked.states(/\btemplate\s+(?:file\s+)?[`"']?([\w-]+\.php)/i)?.[1];
    c.asked.states(/\bflush/i);
    c.asked.states(/query var/i);
    c.asked.states(/register the rule/i);
    return {
      summary: 'Maps the address to the query variable.',
      hooks: [{ kind: 'action', hook: 'init' }],
      body: php`add_rewrite_rule( ${rule.match}, ${rule.query}, ${c.says(/\bbottom\b|after the other/) ? 'bottom' : 'top'} );`,
      beside: [
        ...(rule.variables.length === 0
          ? []
          : [
              {
                name: c.prefixed('add_query_var'),
                summary: 'Lets the variable be queried.',
                params: 'array $vars',
                returns: 'array',
                hooks: [{ kind: 'filter' as const, hook: 'query_vars' }],
                body: php`
            ${raw(rule.variables.map((name) => `$vars[] = '${name}';`).join('\n'))}

            return $vars;
          `,
              },
            ]),
        ...(wantsTemplate === undefined
          ? []
          : [
              {
                name: c.prefixed('choose_template'),
                summary: 'Shows the address with a template of the theme.',
                params: 'string $template',
                returns: 'string',
                hooks: [{ kind: 'filter' as const, hook: 'template_include' }],
                body: php`
                  if ( '' === (string) get_query_var( ${variable} ) ) {
                    return $template;
                  }
                  $found = locate_template( ${wantsTemplate} );

                  return '' === $found ? $template : $found;
                `,
              },
            ]),
      ],
      after: /\bflush\w*\b[^.\n]*\bon activation/i.test(c.text)
        ? php`
          register_activation_hook( __FILE__, function () {
            delete_option( 'rewrite_rules' );
          } );
        `
        : php``,
    };
  },
};
