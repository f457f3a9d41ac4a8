import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';

/** A function that sends a message made of its parameters: a greeting, text, and a list where one is handed over. */
export const mailDraft: Draft = {
  id: 'draft-mail',
  name: 'send_mail',
  needs: /\bwp_mail\b|\be-?mail\b|\bmail\b/,
  never: /rest\b|endpoint|shortcode|when a|whenever|hook|filter|column|widget|privacy|exporter/,
  compose(c) {
    const params = c.fn?.parameters;
    const to = params?.find(({ name }) => /^(?:to|email|recipient|address|e?mail_?address)$/.test(name));
    const subject = c.asked.states(/\bsubject\b\s*(?::|is|=)?\s*(?:["'`]([^"'`]+)["'`]|([A-Z][^\n.]+))/i);
    if (params == null || to === undefined || subject === null || c.returnType !== 'bool') return null;
    c.take(params.map(({ name }) => name));
    const items = params.find(({ type }) => type === 'array');
    const texts = params.filter((one) => one !== to && one !== items);
    const isHtml = c.asked.states(/\bhtml\b/i) !== null || c.says(/<(?:ul|p|h\d|li|ol)>/);
    const greeting = c.asked.states(/["']([^"'`\n]*[<{]\w+[>}][^"'`\n]*)["']/);
    const opening = isHtml ? 'esc_html( ' : '';
    const closing = isHtml ? ' )' : '';
    const lines: PhpCode[] = [];
    if (greeting !== null) {
      const [, before = '', name = '', after = ''] = /^(.*?)[<{$%](\w+)[>}]?(.*)$/.exec(greeting[1] ?? '') ?? [];
      const who = texts.find((one) => one.name === name || one.name.includes(name)) ?? texts[0];
      if (who === undefined) return null;
      lines.push(
        isHtml
          ? php`$message = sprintf( ${`<p>${before}%s${after}</p>`}, esc_html( ${raw(`$${who.name}`)} ) );`
          : php`$message = sprintf( ${`${before}%s${after}`}, ${raw(`$${who.name}`)} ) . "\n";`,
      );
    } else lines.push(php`$message = '';`);
    for (const one of texts.filter(({ name }) => /message|body|text|content/.test(name)))
      lines.push(raw(`$message .= ${isHtml ? `wpautop( ${opening}$${one.name}${closing} )` : `$${one.name}`};`));
    if (items !== undefined) {
      const tag = c.says(/<ol>/) ? 'ol' : 'ul';
      lines.push(
        isHtml
          ? php`
            $message .= ${`<${tag}>`};
            foreach ( ${raw(`$${items.name}`)} as $item ) {
              $message .= '<li>' . esc_html( (string) $item ) . '</li>';
            }
            $message .= ${`</${tag}>`};
          `
          : php`
            foreach ( ${raw(`$${items.name}`)} as $item ) {
              $message .= '- ' . $item . "\n";
            }
          `,
      );
    }
    const needsItems =
      items !== undefined && c.asked.states(/\bempty\b[^.\n]*\b(?:list|items?|array)\b|\bno items\b/i) !== null;
    c.asked.takeAll();
    const invalid = [raw(`! is_email( $${to.name} )`), ...(needsItems ? [raw(`array() === $${items.name}`)] : [])];
    const headers = isHtml ? php`, array( 'Content-Type: text/html; charset=UTF-8' )` : raw('');
    return {
      summary: 'Sends the message.',
      returns: 'bool',
      body: joinPhp([
        php`
          if ( ${raw(invalid.map(({ text }) => text).join(' || '))} ) {
            return false;
          }
        `,
        ...lines,
        php`

          return wp_mail( ${raw(`$${to.name}`)}, ${c.label((subject[1] ?? subject[2] ?? '').trim())}, $message${headers} );
        `,
      ]),
    };
  },
};

/** "1 item" / "5 items", in the plural forms of the site's language. */
export const pluralLabel: Draft = {
  id: 'draft-plural-label',
  name: 'count_label',
  needs: /\bplural|\btranslat|_n\(|\btext domain\b|"1 \w+"/,
  never: /post type|taxonom|label(?:s)?:/,
  compose(c) {
    const forms = [...c.text.matchAll(/["'`](?:%\w|<\w+>|\{\w+\}|[\d,.]+|\$\w+|N|X)\s+([^"'`\n]+)["'`]/g)].map(
      ([, form = '']) => form,
    );
    const [one, many = forms[0]] = forms;
    const count = c.find('count') ?? c.find('number');
    if (one === undefined || many === undefined || count === null) return null;
    const none = c.asked.states(/["'`“]((?:No|None|Nothing|Never|Empty)\b[^"'`”]*)["'`”]/)?.[1];
    c.asked.takeAll();
    const domain = c.domain === null ? raw('') : php`, ${c.domain}`;
    return {
      summary: 'Says how many there are.',
      returns: 'string',
      body: php`
        ${
          none === undefined
            ? raw('')
            : php`
              if ( 0 === ${count} ) {
                return ${c.translated(none)};
              }
            `
        }
        return sprintf(
          /* translators: %s: number, formatted for the locale */
          _n( ${`%s ${one}`}, ${`%s ${many}`}, ${count}${domain} ),
          number_format_i18n( ${count} )
        );
      `,
    };
  },
};
