import { joinPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { titleOf } from '../../naming.ts';
import type { Draft } from '../draft.ts';
import { readEntries } from '../reading/entries.ts';
import type { Field } from '../reading/fields.ts';
import { typeOf } from '../reading/listing.ts';
import { ajaxChannel } from './channel.ts';
import { readNonce } from './nonce.ts';
import { redirectTo } from './redirects.ts';
import { metaKeyOf } from './routes/item-shape.ts';
import { fieldsIn } from './routes/route-fields.ts';

/** A form that a shortcode shows and admin-post.php handles, as a prompt describes it. */
interface ShownForm {
  readonly tag: string;
  readonly action: string;
  readonly nonce: { readonly action: string; readonly field: string };
  readonly honeypot: string | null;
  readonly fields: readonly Field[];
  readonly name: string;
}

const bareName = (name: string, { instruction }: Composer): string =>
  name.replace(new RegExp(`^(?:${instruction.prefix ?? '[a-z]+'}|acme|my|cf|contact)_(?=[a-z])`), '');

function readForm(c: Composer): ShownForm | null {
  const tag = /\[([a-z][\w-]*)[\s\]]/.exec(c.text)?.[1];
  const action =
    /\badmin_post_(?:nopriv_)?([a-z]\w+)/.exec(c.text)?.[1] ??
    /(?<!nonce )[`"']?\baction\b[`"']?\s*(?:=|is|named|called|:|value)*\s*[`"']?([a-z]\w*_\w+|(?<=[`"'])[a-z]\w+)/i.exec(
      c.text,
    )?.[1] ??
    tag?.replace(/-/g, '_');
  if (tag === undefined || action === undefined) return null;
  const nonce = readNonce(c.text, { action, field: `${action}_nonce` }) ?? { action, field: `${action}_nonce` };
  const honeypot =
    /\bhoney ?pot\b[^.;:\n]*?[`"'(](\w+)[`"')]/i.exec(c.text)?.[1] ??
    /[`"'](\w+)[`"'] (?:as (?:an? )?)?\(?honey ?pot/i.exec(c.text)?.[1] ??
    /\bhoney ?pot (?:field )?(?:named |called )?([a-z]+_\w+)/i.exec(c.text)?.[1] ??
    null;
  const taken = new Set([
    tag,
    action,
    nonce.action,
    nonce.field,
    honeypot ?? '',
    'action',
    'form',
    'nonce',
    'redirect',
  ]);
  const { lead, entries } = readEntries(c.text);
  const about = [lead, ...entries].filter((one) => /\bfields?\b|\binputs?\b|\bform\b/i.test(one));
  const fields = about
    .flatMap((one) => fieldsIn(one, c.text))
    .filter(
      ({ name }, at, all) =>
        !taken.has(name) && !/nonce$|^_/.test(name) && all.findIndex((one) => one.name === name) === at,
    );
  // Where names are quoted, other words of the list are none.
  const quoted = fields.filter(({ name }) => new RegExp(String.raw`[\`"']${name}[\`"']`).test(c.text));
  if (quoted.length > 0 && quoted.length < fields.length) fields.splice(0, fields.length, ...quoted);
  return fields.length === 0
    ? null
    : { tag, action, nonce, honeypot, fields: fields.map((field) => known(field, c)), name: tag.replace(/-/g, '_') };
}

/** A field by the meaning of its name, prefix or not. */
function known(field: Field, c: Composer): Field {
  const name = bareName(field.name, c);
  if (field.type !== 'string' || field.format !== null || field.choices.length > 0) return field;
  if (/^(?:message|comments?|text|description|body|content|note|question|feedback)$/.test(name))
    return { ...field, format: 'multi-line' };
  if (/^(?:e?mail|email_address)$/.test(name)) return { ...field, format: 'email' };
  return field;
}

function control(c: Composer, field: Field, isRequired: boolean): string {
  const label = c.escapedText(titleOf(bareName(field.name, c))).text;
  const needed = isRequired ? ' required' : '';
  const { name, choices, format, type } = field;
  if (choices.length > 0) {
    const options = choices
      .map((one) => `<option value="${one}">' . ${c.escapedText(titleOf(one)).text} . '</option>`)
      .join('');
    return `'<p><label>' . ${label} . ' <select name="${name}"${needed}>${options}</select></label></p>'`;
  }
  if (format === 'multi-line' || format === 'html')
    return `'<p><label>' . ${label} . ' <textarea name="${name}" rows="5"${needed}></textarea></label></p>'`;
  if (type === 'boolean')
    return `'<p><label><input type="checkbox" name="${name}" value="1"> ' . ${label} . '</label></p>'`;
  const kind =
    format === 'email'
      ? 'email'
      : format === 'uri'
        ? 'url'
        : format === 'date'
          ? 'date'
          : type === 'integer' || type === 'number'
            ? 'number'
            : 'text';
  const limit = field.maxLength === undefined ? '' : ` maxlength="${field.maxLength}"`;
  return `'<p><label>' . ${label} . ' <input type="${kind}" name="${name}"${limit}${needed}></label></p>'`;
}

/** What is shown after the form was sent: texts of the prompt for values of an argument of the address. */
function messages(c: Composer, arg: string | null, values: readonly string[]): string[] {
  if (arg === null) return [];
  return values.flatMap((value) => {
    const clause = c.text
      .split(/[;\n]|\.\s/)
      .find(
        (one) =>
          new RegExp(String.raw`${arg}=${value}\b`).test(one) &&
          /\b(?:shows?|displays?|prints?|outputs?|says?|message|above)\b/i.test(one),
      );
    const tail = clause?.slice(clause.indexOf(`${arg}=${value}`)) ?? '';
    const markup =
      /<(\w+)((?:\s[^<>]*)?)>([^<]+)<\/\1>/.exec(tail) ?? /<(\w+)((?:\s[^<>]*)?)>([^<]+)<\/\1>/.exec(clause ?? '');
    const text = markup?.[3] ?? /"([^"]+)"/.exec(tail)?.[1] ?? /"([^"]+)"/.exec(clause ?? '')?.[1];
    if (clause === undefined || text === undefined) return [];
    const [open, close] =
      markup === null
        ? [`<p class="${c.prefix.replace(/_/g, '-')}-message">`, '</p>']
        : [`<${markup[1]}${markup[2]}>`, `</${markup[1]}>`];
    return [
      `if ( isset( $_GET['${arg}'] ) && '${value}' === $_GET['${arg}'] ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended\n\t$html .= '${open}' . ${c.escapedText(text).text} . '${close}';\n}`,
    ];
  });
}

/** The arguments with which the browser goes back, by what has become of the form. */
function results(c: Composer): { arg: string; good: string; bad: string } {
  const pairs = [...c.text.matchAll(/[?&`"'\s(]([a-z][\w-]*)=([\w-]+)/g)]
    .map(([, arg = '', value = ''], at) => ({ arg, value, at }))
    .filter(({ arg }) => !/^(?:action|class|name|type|value|method|id|href|for|page)$/.test(arg));
  const bad = pairs.find(({ value }) => /err|fail|invalid|0|no\b|missing/i.test(value)) ?? pairs[1];
  const good = pairs.find((one) => one !== bad) ?? pairs[0];
  return {
    arg: good?.arg ?? bad?.arg ?? 'sent',
    good: good?.value ?? '1',
    bad:
      bad !== undefined && bad !== good && bad.arg === (good?.arg ?? bad.arg)
        ? bad.value
        : bad !== undefined && bad !== good
          ? bad.value
          : '0',
  };
}

/** Text of a prompt in which fields stand in angle or curly brackets, as an expression. */
function filled(c: Composer, text: string, fields: readonly Field[]): PhpCode {
  const values: string[] = [];
  const format = text.replace(/%/g, '%%').replace(/[<{[](\w[\w ]*)[>}\]]/g, (all, word: string) => {
    const name = word.trim().replace(/ /g, '_');
    const field = fields.find((one) => one.name === name || bareName(one.name, c) === name);
    const code =
      field === undefined
        ? /^site_?(?:name|title)$/.test(name)
          ? "wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES )"
          : null
        : `$${field.name}`;
    if (code === null) return all;
    values.push(code);
    return '%s';
  });
  return values.length === 0 ? c.label(text) : php`sprintf( ${c.label(format)}, ${raw(values.join(', '))} )`;
}

/** Words for sending a mail, which an email address is not. */
const mailing =
  /\bwp_mail\b|\b(?:sends?|sent|gets?|forwards?|receives?)\b[^.;\n]*\b(?:mails?|e-?mails?|messages?)\b|\b(?:mails|e-?mails|notif(?:y|ies))\s+(?:it|the|them|everything|all|an?|to)\b|\bmail (?:it|the (?:message|fields|values|data)|everything|to)\b/i;

/** What is done with a form that is right: a mail, a post, an entry of an option. */
function deeds(c: Composer, form: ShownForm, failed: PhpCode): PhpCode[] {
  const found: PhpCode[] = [];
  const email = form.fields.find(({ format }) => format === 'email');
  const text = form.fields.find(({ format }) => format === 'multi-line' || format === 'html');
  const of = (names: RegExp) => form.fields.find(({ name }) => names.test(bareName(name, c)));
  if (/\b(?:saves?|stores?|creates?|inserts?|adds?)\b[^.;\n]*\bpost\b|\bpost[ -]type\b/i.test(c.text)) {
    const type = typeOf(c);
    const status = /\b(draft|pending|private|publish)\w*\b/i.exec(c.text)?.[1]?.toLowerCase() ?? 'pending';
    const title = of(/title|subject|name|headline/) ?? form.fields[0];
    const meta = form.fields
      .filter((one) => one !== title && one !== text)
      .map(
        (one) =>
          [
            metaKeyOf(one.name, c.text) ?? metaKeyOf(bareName(one.name, c), c.text) ?? one.name,
            raw(`$${one.name}`),
          ] as const,
      );
    const post: Record<string, PhpValue> = {
      post_type: type,
      post_status: status,
      post_title: raw(`$${title?.name ?? ''}`),
      ...(text === undefined ? {} : { post_content: raw(`$${text.name}`) }),
      ...(meta.length === 0 ? {} : { meta_input: Object.fromEntries(meta) }),
    };
    found.push(php`
      $post_id = wp_insert_post( wp_slash( ${post} ), true );
      if ( is_wp_error( $post_id ) ) {
        ${failed}
      }
    `);
  }
  const option = /\b(?:appends?|adds?|saves?|stores?|collects?)\b[^.;\n]*\boption\s+[`"']?(\w+)/i.exec(c.text)?.[1];
  if (option !== undefined) {
    const entry =
      form.fields.length === 1
        ? raw(`$${form.fields[0]?.name ?? ''}`)
        : php`${Object.fromEntries(form.fields.map(({ name }) => [name, raw(`$${name}`)]))}`;
    const isOnce = form.fields.length === 1 && /\b(?:once|unique|no duplicates?|not twice|already)\b/i.test(c.text);
    found.push(php`
      $entries = get_option( ${option}, array() );
      $entries = is_array( $entries ) ? $entries : array();
      ${
        isOnce
          ? php`
        if ( ! in_array( ${entry}, $entries, true ) ) {
          $entries[] = ${entry};
        }
      `
          : php`$entries[] = ${entry};`
      }
      update_option( ${option}, $entries, false );
    `);
  }
  if (mailing.test(c.text)) {
    const clauses = c.text.split(/[;\n]|\.\s/).filter((one) => /\bmails?\b|\be-?mail|wp_mail/i.test(one));
    const address = clauses.flatMap((one) => /\b([\w.+-]+@[\w-]+\.[\w.]+\w)\b/.exec(one)?.[1] ?? [])[0];
    const setting = clauses
      .flatMap((one) => /\boption\s+[`"']?(\w+)/i.exec(one)?.[1] ?? [])
      .find((one) => one !== option);
    const to =
      address !== undefined
        ? php`${address}`
        : setting !== undefined
          ? php`get_option( ${setting}, get_option( 'admin_email' ) )`
          : php`get_option( 'admin_email' )`;
    const subject = /\bsubject\b\W*(?:is\W*|of\W*)?["'`]([^"'`\n]+)["'`]/i.exec(c.text)?.[1];
    const lines = form.fields
      .filter((one) => one !== text)
      .map(({ name }) => raw(`'${titleOf(bareName(name, c))}: ' . $${name}`));
    const body =
      text !== undefined &&
      /\b(?:message|text)\b[^.;\n]{0,12}\b(?:in|as) (?:the )?body\b|\bbody\W+(?:is |= ?)?(?:the )?message\b/i.test(
        c.text,
      )
        ? raw(`$${text.name}`)
        : php`implode( "\n", ${[...lines, ...(text === undefined ? [] : [raw("''"), raw(`$${text.name}`)])]} )`;
    const sender = of(/^(?:full_?)?name$/);
    const reply =
      email !== undefined && /\breply-?to\b/i.test(c.text)
        ? php`, array( ${raw(sender === undefined || !/Reply-?To[^.;\n]*\bname\b/i.test(c.text) ? `'Reply-To: ' . $${email.name}` : `sprintf( 'Reply-To: %s <%s>', str_replace( array( "\\r", "\\n", ',', '<', '>' ), ' ', $${sender.name} ), $${email.name} )`)} )`
        : raw('');
    found.push(
      php`wp_mail( ${to}, ${subject === undefined ? c.label('New message') : filled(c, subject, form.fields)}, ${body}${reply} );`,
    );
  }
  const hook =
    /\b(?:fires?|triggers?|do_action|runs?)\b[^.;\n]*?\b(?:action|hook|do_action)\b\W*[`"']?([a-z]\w*_\w+)/i.exec(
      c.text,
    )?.[1];
  if (hook !== undefined && hook !== form.action)
    found.push(raw(`do_action( '${hook}', ${form.fields.map(({ name }) => `$${name}`).join(', ')} );`));
  return found;
}

function invalid(field: Field, isRequired: boolean): string[] {
  const value = `$${field.name}`;
  const found: string[] = [];
  if (field.format === 'email')
    found.push(isRequired ? `! is_email( ${value} )` : `( '' !== ${value} && ! is_email( ${value} ) )`);
  else if (field.choices.length > 0) found.push(`! in_array( ${value}, ${php`${[...field.choices]}`.text}, true )`);
  else if (isRequired && field.type === 'string') found.push(`'' === ${value}`);
  else if (field.type === 'boolean' && field.isRequired === true) found.push(`! ${value}`);
  if (field.minLength !== undefined) found.push(`mb_strlen( ${value} ) < ${field.minLength}`);
  if (field.maxLength !== undefined) found.push(`mb_strlen( ${value} ) > ${field.maxLength}`);
  if (field.minimum !== undefined) found.push(`${value} < ${field.minimum}`);
  if (field.maximum !== undefined) found.push(`${value} > ${field.maximum}`);
  return found;
}

/** A form of the front end that a shortcode shows, with its handler on admin-post.php. */
export const shownForm: Draft = {
  id: 'draft-shown-form',
  name: 'form',
  isWhole: true,
  needs: /\bform\b[\s\S]*admin[-_]post|admin[-_]post[\s\S]*\bform\b/,
  never: /\bajax\b|settings page|meta ?box|\bblock\b|\brest\b/,
  compose(c) {
    if (!/\bshortcode\b/i.test(c.text)) return null;
    const form = readForm(c);
    if (form === null) return null;
    const { arg, good, bad } = results(c);
    const isNeeded = (field: Field) => field.isRequired ?? (field.fallback === undefined && field.type !== 'boolean');
    const home = "wp_get_referer() ?: home_url( '/' )";
    const target = raw(`remove_query_arg( '${arg}', ${home} )`);
    const page = /\bredirects?\b[^.;\n]*?\bto\s+[`"']?(\/[\w/-]*)/i.exec(c.text)?.[1];
    const failed = redirectTo(php`add_query_arg( ${arg}, ${bad}, $target )`);
    const done = redirectTo(
      page === undefined
        ? php`add_query_arg( ${arg}, ${good}, $target )`
        : php`add_query_arg( ${arg}, ${good}, home_url( ${page} ) )`,
    );
    const works = deeds(c, form, failed);
    if (works.length === 0) return null;
    const reading = ajaxChannel(c, '$_POST');
    const tests = form.fields.flatMap((field) => invalid(field, isNeeded(field)));
    const isOpen = !/\blogged[ -]in (?:users )?only\b|\bonly (?:for )?logged[ -]in\b/i.test(c.text);
    const handling = c.prefixed(
      form.name.startsWith(`${c.prefix}_`) ? `handle_${form.name.slice(c.prefix.length + 1)}` : `handle_${form.name}`,
    );
    c.asked.takeAll();
    return {
      summary: `Shows the form of the shortcode ${form.tag}.`,
      name: c.prefixed(/form$/.test(form.name) ? form.name : `${form.name}_form`),
      returns: 'string',
      hooks: [{ kind: 'shortcode', hook: form.tag }],
      body: raw(
        [
          "$html = '';",
          ...messages(c, arg, [good, bad]),
          `$html .= '<form class="${form.tag.replace(/_/g, '-')}" method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';`,
          `$html .= '<input type="hidden" name="action" value="${form.action}">';`,
          `$html .= wp_nonce_field( '${form.nonce.action}', '${form.nonce.field}', false, false );`,
          ...(form.honeypot === null
            ? []
            : [
                `$html .= '<p style="display:none"><label>' . ${c.escapedText('Leave this field empty').text} . ' <input type="text" name="${form.honeypot}" value="" tabindex="-1" autocomplete="off"></label></p>';`,
              ]),
          ...form.fields.map((field) => `$html .= ${control(c, field, isNeeded(field))};`),
          `$html .= '<p><button type="submit">' . ${c.escapedText('Send').text} . '</button></p>';`,
          "$html .= '</form>';",
          '',
          'return $html;',
        ].join('\n'),
      ),
      beside: [
        {
          name: handling,
          summary: 'Handles the form.',
          returns: 'void',
          hooks: [
            { kind: 'action', hook: `admin_post_${form.action}` },
            ...(isOpen ? [{ kind: 'action' as const, hook: `admin_post_nopriv_${form.action}` }] : []),
          ],
          body: joinPhp([
            php`
              $nonce = sanitize_text_field( wp_unslash( $_POST[ ${form.nonce.field} ] ?? '' ) );
              if ( ! wp_verify_nonce( $nonce, ${form.nonce.action} ) ) {
                wp_die( esc_html__( 'The link you followed has expired.' ), '', array( 'response' => 403 ) );
              }
              $target = ${target};
            `,
            form.honeypot === null
              ? raw('')
              : php`
                if ( ! empty( $_POST[ ${form.honeypot} ] ) ) {
                  ${/honey ?pot[^.;\n]*\berror\b/i.test(c.text) ? failed : done}
                }
              `,
            ...form.fields.map((field) => raw(`$${field.name} = ${reading.value(field).text};`)),
            tests.length === 0
              ? raw('')
              : php`
                if ( ${raw(tests.join(' || '))} ) {
                  ${failed}
                }
              `,
            ...works,
            done,
          ]),
        },
      ],
    };
  },
};
