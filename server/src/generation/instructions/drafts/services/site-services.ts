// Longer than 300 lines: exporters, erasers and tests of Site Health share their keys and labels.

import { type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { titleOf } from '../../naming.ts';
import type { Draft } from '../draft.ts';

const oEmbedProvider: Draft = {
  id: 'draft-oembed-provider',
  name: 'register_embed_provider',
  needs: /oembed/,
  never: /disable|remove|discovery|filter|html/,
  compose(c) {
    const urls = (c.text.match(/https?:\/\/[^\s`"'),]+/g) ?? []).map((url) => url.replace(/[.,;]+$/, ''));
    const endpoint = urls.find((url) => /oembed|embed\b/.test(url));
    const link = urls.find((url) => url !== endpoint);
    if (endpoint === undefined || link === undefined) return null;
    c.asked.takeAll();
    const pattern = link.includes('*') ? link : link.replace(/[^/]+\/?$/, '*');
    return {
      summary: 'Lets links of the site embed.',
      hooks: [{ kind: 'action', hook: 'init' }],
      body: php`wp_oembed_add_provider( ${pattern}, ${endpoint} );`,
    };
  },
};

/** Keys of user meta that hold personal data, each with its label. */
function personalKeys(c: Composer): { readonly key: string; readonly label: string }[] {
  const clause = c.text
    .split(/[;\n]|\.\s/)
    .filter((one) => /\bmeta\b/i.test(one))
    .join(' ');
  const keys = [...clause.matchAll(/(?<![\w-])[`"']?(_?[a-z]+(?:_[a-z0-9]+)+)[`"']?(?![\w-])/g)].map(
    ([, key = '']) => key,
  );
  const own = new Set([
    'user_meta',
    'post_meta',
    'comment_meta',
    'get_user_meta',
    'get_comment_meta',
    'wp_privacy_personal_data_exporters',
    'wp_privacy_personal_data_erasers',
  ]);
  const functions = new Set(c.instruction.functions.map(({ name }) => name));
  const found = [...new Set(keys.filter((key) => !own.has(key) && !functions.has(key)))];
  const said = /\blabels?\b\s*((?:["'`“][^"'`”]+["'`”](?:,\s*(?:and\s+)?|\s+and\s+)?)+)/i.exec(c.text)?.[1];
  const labels = [...(said ?? '').matchAll(/["'`“]([^"'`”]+)["'`”]/g)].map(([, label = '']) => label);
  const paired = (key: string) =>
    new RegExp(String.raw`\b${key}[\`"']?\s*(?:\(|=>|:|as|labell?ed)\s*(?:label\s*)?["'\`“]([^"'\`”]+)["'\`”]`).exec(
      c.text,
    )?.[1];
  return found.map((key, at) => ({
    key,
    label: paired(key) ?? labels[at] ?? titleOf(key.replace(new RegExp(`^_?${c.prefix}_`), '')),
  }));
}

/** Meta of the comments that a person has written, page by page. */
function commentExport(
  c: Composer,
  keys: readonly { readonly key: string; readonly label: string }[],
  group: string,
  label: string,
  perPage: number,
): PhpCode {
  return php`
    $comments = get_comments( array( 'author_email' => $email_address, 'number' => ${perPage}, 'paged' => $page, 'orderby' => 'comment_ID', 'order' => 'ASC' ) );
    $items    = array();
    foreach ( $comments as $comment ) {
      $data = array();
      foreach ( ${Object.fromEntries(keys.map((one) => [one.key, c.label(one.label)]))} as $meta_key => $name ) {
        $value = get_comment_meta( (int) $comment->comment_ID, $meta_key, true );
        if ( '' !== $value ) {
          $data[] = array( 'name' => $name, 'value' => $value );
        }
      }
      if ( array() !== $data ) {
        $items[] = array(
          'group_id'    => ${group},
          'group_label' => ${c.label(label)},
          'item_id'     => ${`${group}-`} . $comment->comment_ID,
          'data'        => $data,
        );
      }
    }

    return array( 'data' => $items, 'done' => count( $comments ) < ${perPage} );
  `;
}

/** The same meta, deleted. */
function commentErasure(keys: readonly { readonly key: string }[], perPage: number): PhpCode {
  return php`
    $comments = get_comments( array( 'author_email' => $email_address, 'number' => ${perPage}, 'paged' => $page, 'orderby' => 'comment_ID', 'order' => 'ASC' ) );
    $removed  = false;
    foreach ( $comments as $comment ) {
      foreach ( ${keys.map((one) => one.key)} as $meta_key ) {
        if ( delete_comment_meta( (int) $comment->comment_ID, $meta_key ) ) {
          $removed = true;
        }
      }
    }

    return array(
      'items_removed'  => $removed,
      'items_retained' => false,
      'messages'       => array(),
      'done'           => count( $comments ) < ${perPage},
    );
  `;
}

const privacy: Draft = {
  id: 'draft-privacy',
  name: 'register_exporter',
  needs: /\b(?:personal data|privacy|gdpr)\b[\s\S]*\b(?:export|eras)|\b(?:exporter|eraser)\b/,
  isWhole: true,
  never: /policy/,
  compose(c) {
    const keys = personalKeys(c);
    if (keys.length === 0) return null;
    const exports = c.asked.states(/\bexport/i) !== null;
    const erases = c.asked.states(/\beras/i) !== null;
    const key =
      c.asked.states(/\b(?:under the key|key|slug|id|registered (?:as|under))\s+[`"']?([a-z][\w]*-[\w-]+)/i)?.[1] ??
      c.prefix.replace(/_/g, '-');
    const label =
      c.asked.phrase('friendly name|group label') ??
      new RegExp(String.raw`\b${key}[\`"']?\s*\(\s*["'\`“]([^"'\`”]+)`).exec(c.text)?.[1] ??
      (c.says(/\blabels\b/) ? null : c.asked.phrase('labell?ed|label')) ??
      titleOf(key);
    const ofComments = c.says(/comments?'? meta|meta of (?:the )?comments|comments/);
    const perPage = c.amount(/^(?:comments|items|entries)$/, 100);
    c.asked.takeAll();
    const part = (kind: 'export' | 'eras', body: PhpCode) => ({
      registers: {
        name: c.prefixed(kind === 'export' ? 'register_exporter' : 'register_eraser'),
        summary: kind === 'export' ? 'Registers the exporter.' : 'Registers the eraser.',
        params: kind === 'export' ? 'array $exporters' : 'array $erasers',
        returns: 'array',
        hooks: [
          { kind: 'filter' as const, hook: `wp_privacy_personal_data_${kind === 'export' ? 'exporters' : 'erasers'}` },
        ],
        body: php`
          ${raw(kind === 'export' ? '$exporters' : '$erasers')}[ ${key} ] = ${{ [`${kind}er_friendly_name`]: c.label(label), callback: c.prefixed(kind === 'export' ? 'export_personal_data' : 'erase_personal_data') }};

          return ${raw(kind === 'export' ? '$exporters' : '$erasers')};
        `,
      },
      does: {
        name: c.prefixed(kind === 'export' ? 'export_personal_data' : 'erase_personal_data'),
        summary: kind === 'export' ? 'Exports what is kept of a person.' : 'Erases what is kept of a person.',
        params: 'string $email_address, int $page = 1',
        returns: 'array',
        body,
      },
    });
    const exporter = part(
      'export',
      ofComments
        ? commentExport(c, keys, key, label, perPage)
        : php`
        $user = get_user_by( 'email', $email_address );
        $data = array();
        if ( $user instanceof WP_User ) {
          foreach ( ${Object.fromEntries(keys.map((one) => [one.key, c.label(one.label)]))} as $meta_key => $name ) {
            $value = get_user_meta( $user->ID, $meta_key, true );
            if ( '' !== $value ) {
              $data[] = array( 'name' => $name, 'value' => $value );
            }
          }
        }
        if ( array() === $data ) {
          return array( 'data' => array(), 'done' => true );
        }

        return array(
          'data' => array(
            array(
              'group_id'    => ${key},
              'group_label' => ${c.label(label)},
              'item_id'     => ${`${key}-`} . $user->ID,
              'data'        => $data,
            ),
          ),
          'done' => true,
        );
      `,
    );
    const eraser = part(
      'eras',
      ofComments
        ? commentErasure(keys, perPage)
        : php`
        $user    = get_user_by( 'email', $email_address );
        $removed = false;
        if ( $user instanceof WP_User ) {
          foreach ( ${keys.map((one) => one.key)} as $meta_key ) {
            if ( delete_user_meta( $user->ID, $meta_key ) ) {
              $removed = true;
            }
          }
        }

        return array(
          'items_removed'  => $removed,
          'items_retained' => false,
          'messages'       => array(),
          'done'           => true,
        );
      `,
    );
    const all = [
      ...(exports ? [exporter.registers, exporter.does] : []),
      ...(erases ? [eraser.registers, eraser.does] : []),
    ];
    const [first, ...beside] = all;
    return first === undefined ? null : { ...first, beside };
  },
};

/** What a test of Site Health finds good, as a test in PHP. */
function healthCondition(c: Composer): PhpCode | null {
  const constant = c.asked.states(
    /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b[^.;\n]*?\b(?:is|are)\s+(not |un)?(?:set to )?(true|enabled|on|defined|false|disabled|off|set)\b/,
  );
  if (constant !== null) {
    const [, name = '', not, state = ''] = constant;
    const isOn = php`defined( ${name} ) && ${raw(/defined|set/.test(state) ? `'' !== (string) constant( '${name}' )` : `constant( '${name}' )`)}`;
    const bad = /\b(?:critical|recommended)\b/i.exec(c.text.slice(0, c.text.indexOf(name)));
    const good = /\bgood\b/i.exec(c.text.slice(0, c.text.indexOf(name)));
    const describesBad = bad !== null && (good === null || bad.index > good.index);
    const holds = (not !== undefined) === /false|disabled|off/.test(state);
    return describesBad === holds ? raw(`! ( ${isOn.text} )`) : isOn;
  }
  const php_ = c.asked.states(/\bphp(?: version)?\b[^.;\n]*?\b(\d+\.\d+)/i);
  if (php_ !== null) return php`version_compare( PHP_VERSION, ${php_[1] ?? '8.0'}, '>=' )`;
  const extension = c.asked.states(/\b(?:extension|module)\s+[`"']?(\w+)|[`"']?(\w+)[`"']? (?:php )?extension/i);
  if (extension !== null) return php`extension_loaded( ${(extension[1] ?? extension[2] ?? '').toLowerCase()} )`;
  const event = c.asked.states(/\b(?:cron )?(?:event|hook)\s+[`"']?(\w+_\w+)[`"']?[^.;\n]*\bscheduled\b/i)?.[1];
  if (event !== undefined) return php`false !== wp_next_scheduled( ${event} )`;
  if (c.asked.states(/\bhttps\b|\bssl\b/i) !== null) return raw('wp_is_using_https()');
  const option = c.asked.value('options?') ?? c.asked.states(/\boption\s+(\w+)/i)?.[1];
  return option === undefined || option === null ? null : php`'' !== trim( (string) get_option( ${option}, '' ) )`;
}

const siteHealth: Draft = {
  id: 'draft-site-health-test',
  name: 'add_site_health_test',
  isWhole: true,
  needs: /site health|site_status_tests/,
  never: /remove|debug_information|\binfo (?:tab|section)|section/,
  compose(c) {
    const key =
      c.asked.states(/\btest\s+(?:named |called |key |id )?[`"']?([a-z]\w*_\w+)/i)?.[1] ??
      c.asked.token('test key|key|slug|id') ??
      c.prefixed('check');
    const condition = healthCondition(c);
    const cases = [
      ...c.text.matchAll(/\bstatus\W+(good|recommended|critical)\b\W+(?:and (?:the )?)?label\W+["'`]([^"'`]+)["'`]/gi),
    ].map(([, status = '', label = '']) => ({ status, label }));
    if (condition === null) return null;
    const title = c.phrases()[0]?.text ?? titleOf(key);
    const worst = /\bcritical\b/i.test(c.text) ? 'critical' : 'recommended';
    const bad = cases.find(({ status }) => status !== 'good') ?? {
      status: worst,
      label: c.phrases()[1]?.text ?? title,
    };
    const good = cases.find(({ status }) => status === 'good') ?? { status: 'good', label: title };
    const badge = c.asked.states(/\bbadge\b\W*(?:label\W*)?["'`]([^"'`]+)["'`](?:[^.\n]*\bcolou?r\W*["'`]?(\w+))?/i);
    const description = c.asked.states(/\bdescription\b\W*["'`“]([^"'`”]+)["'`”]/i)?.[1];
    const callback = c.fn?.name ?? c.prefixed('health_test');
    c.asked.takeAll();
    const text = (label: string) => c.escapedText(description ?? (/[.!?]$/.test(label) ? label : `${label}.`));
    return {
      name: callback,
      summary: 'Tests whether it is as it should be.',
      returns: 'array',
      body: php`
        $is_good = ${condition};

        return array(
          'label'       => $is_good ? ${c.label(good.label)} : ${c.label(bad.label)},
          'status'      => $is_good ? 'good' : ${bad.status},
          'badge'       => array(
            'label' => ${c.label(badge?.[1] ?? titleOf(c.prefix))},
            'color' => ${badge?.[2] ?? 'blue'},
          ),
          'description' => sprintf( '<p>%s</p>', $is_good ? ${text(good.label)} : ${text(bad.label)} ),
          'actions'     => '',
          'test'        => ${key},
        );
      `,
      beside: [
        {
          name: c.prefixed('add_site_health_test'),
          summary: 'Adds the test to Site Health.',
          params: 'array $tests',
          returns: 'array',
          hooks: [{ kind: 'filter', hook: 'site_status_tests' }],
          body: php`
            $tests['direct'][ ${key} ] = ${{ label: c.label(title), test: callback }};

            return $tests;
          `,
        },
      ],
    };
  },
};

/** A section of what Site Health tells of the site. */
const debugInformation: Draft = {
  id: 'draft-debug-information',
  name: 'debug_information',
  isWhole: true,
  needs: /site health[^.\n]*\b(?:info|section|debug|panel)\b|debug_information/,
  compose(c) {
    const label =
      c.asked.states(/\b(?:section|panel)\b\W*(?:named |called |titled )?["'`“]([^"'`”]+)["'`”]/i)?.[1] ??
      c.phrases()[0]?.text;
    const list = c.asked.states(/\bfields?\b:?\s*([^\n]+)/i)?.[1] ?? '';
    const fields = [...list.matchAll(/["'`“]?([A-Z][\w ]*?)["'`”]?\s*\(([^)]*)\)/g)].map(([, name = '', said = '']) => {
      const option = /\boption\s+[`"']?(\w+)/i.exec(said)?.[1];
      const constant = /\bconstant\s+[`"']?(\w+)/i.exec(said)?.[1];
      const literal = /["'`]([^"'`]+)["'`]/.exec(said)?.[1] ?? /^\s*([\w.-]+)\s*$/.exec(said)?.[1];
      const value: PhpCode =
        option !== undefined
          ? php`(string) get_option( ${option}, '' )`
          : constant !== undefined
            ? raw(`defined( '${constant}' ) ? (string) constant( '${constant}' ) : ''`)
            : /\bposts?\b/i.test(said)
              ? raw('(string) wp_count_posts()->publish')
              : php`${literal ?? ''}`;
      return { name: name.trim(), value, isPrivate: /\bprivate\b/i.test(said) };
    });
    const plain =
      fields.length > 0
        ? []
        : [...c.text.matchAll(/["'`“]([A-Z][^"'`”]+)["'`”][^"'`“;\n]*?\boption\s+[`"']?(\w+)/g)].map(
            ([, name = '', option = '']) => ({
              name,
              value: php`(string) get_option( ${option}, '' )`,
              isPrivate: false,
            }),
          );
    const all = fields.length > 0 ? fields : plain;
    if (label === undefined || all.length === 0) return null;
    const key = c.asked.states(/\b(?:key|slug|id)\s*:?\s*[`"']?([a-z][\w-]*)/i)?.[1] ?? c.prefix;
    c.asked.takeAll();
    return {
      summary: 'Adds a section to what Site Health tells.',
      params: 'array $info',
      returns: 'array',
      hooks: [{ kind: 'filter', hook: 'debug_information' }],
      body: php`
        $info[ ${key === 'custom' ? label.toLowerCase().replace(/[^a-z0-9]+/g, '-') : key} ] = ${{
          label: c.label(label),
          fields: Object.fromEntries(
            all.map(({ name, value, isPrivate }) => [
              name.toLowerCase().replace(/[^a-z0-9]+/g, '_'),
              { label: c.label(name), value, ...(isPrivate ? { private: true } : {}) },
            ]),
          ),
        }};

        return $info;
      `,
    };
  },
};

/** What a site's privacy policy may say of a plugin. */
const policyContent: Draft = {
  id: 'draft-privacy-policy',
  name: 'add_privacy_policy',
  isWhole: true,
  needs:
    /\bprivacy policy\b[^.\n]*\b(?:text|content|suggest\w*|guide|section)\b|\bsuggest\w*\b[^.\n]*\bprivacy policy\b|wp_add_privacy_policy_content/,
  compose(c) {
    const texts = [...c.text.matchAll(/["“]([^"”]+)["”]/g)].map(([, text = '']) => text);
    const name =
      c.asked.states(/\b(?:plugin|for|name)\b\W*(?:my plugin\W*)?(?:named |called )?["'`“]([^"'`”]+)["'`”]/i)?.[1] ??
      texts.find((text) => text.split(' ').length < 5);
    const text = texts.find((one) => one !== name);
    if (name === undefined || text === undefined) return null;
    c.asked.takeAll();
    return {
      summary: 'Suggests a text for the privacy policy.',
      hooks: [{ kind: 'action', hook: 'admin_init' }],
      body: php`wp_add_privacy_policy_content( ${name}, wp_kses_post( wpautop( ${c.label(text)} ) ) );`,
    };
  },
};

export const siteServices: readonly Draft[] = [policyContent, privacy, debugInformation, siteHealth, oEmbedProvider];
