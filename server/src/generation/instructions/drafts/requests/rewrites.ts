import { php } from '../../../writers/php.ts';
import type { Draft } from '../draft.ts';

/** A pretty address that maps to a query variable. */
export const rewriteDraft: Draft = {
  id: 'draft-rewrite',
  name: 'add_rewrite_rule',
  needs: /\brewrite|\bpretty url|\burl\b[^.\n]*\bmaps?\b|index\.php\?|\/[{<]\w+[}>]/,
  isWhole: true,
  never: /post type|rest\b|https?:\/\/|\/v\d|endpoint|ajax/,
  compose(c) {
    const path =
      c.asked.states(/(?:^|\s|[`"'])\/?((?:[\w-]+\/)*)<(\w+)>((?:\/[\w-]+)*)\/?/) ??
      c.asked.states(/(?:^|\s|[`"'])\/?((?:[\w-]+\/)*)\{(\w+)\}((?:\/[\w-]+)*)\/?/);
    const variable = c.asked.states(/index\.php\?(\w+)=/)?.[1] ?? c.asked.value('query var(?:iable)?');
    if (path === null || variable === null || variable === undefined) return null;
    const [, before = '', name = '', after = ''] = path;
    const part = /id$|year|number|page/.test(name) ? '([0-9]+)' : '([^/]+)';
    const wantsTemplate = c.asked.states(/\btemplate\s+(?:file\s+)?[`"']?([\w-]+\.php)/i)?.[1];
    c.asked.states(/\bflush/i);
    c.asked.states(/query var/i);
    c.asked.states(/register the rule/i);
    return {
      summary: 'Maps the address to the query variable.',
      hooks: [{ kind: 'action', hook: 'init' }],
      body: php`add_rewrite_rule( ${`^${before}${part}${after}/?$`}, ${`index.php?${variable}=$matches[1]`}, 'top' );`,
      beside: [
        {
          name: c.prefixed('add_query_var'),
          summary: 'Lets the variable be queried.',
          params: 'array $vars',
          returns: 'array',
          hooks: [{ kind: 'filter', hook: 'query_vars' }],
          body: php`
            $vars[] = ${variable};

            return $vars;
          `,
        },
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
