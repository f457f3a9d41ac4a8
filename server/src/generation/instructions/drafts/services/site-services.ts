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
  const keys = [
    ...c.text.matchAll(
      /\b(?:user )?meta(?: (?:keys?|fields?))?\s+[`"']?(\w+)[`"']?(?:(?:,| and|, and)\s+[`"']?(\w+_\w+)[`"']?)?/gi,
    ),
  ].flatMap(([, one, two]) => [one, two]);
  const found = [...new Set(keys.filter((key): key is string => key?.includes('_') === true))];
  return found.map((key) => ({ key, label: titleOf(key.replace(new RegExp(`^_?${c.prefix}_`), '')) }));
}

const privacy: Draft = {
  id: 'draft-privacy',
  name: 'register_exporter',
  needs: /\b(?:personal data|privacy|gdpr)\b[\s\S]*\b(?:export|eras)|\b(?:exporter|eraser)\b/,
  never: /policy/,
  compose(c) {
    const keys = personalKeys(c);
    if (keys.length === 0) return null;
    const exports = c.asked.states(/\bexport/i) !== null;
    const erases = c.asked.states(/\beras/i) !== null;
    const key =
      c.asked.states(/\b(?:under the key|key|slug|id|registered (?:as|under))\s+[`"']?([a-z][\w]*-[\w-]+)/i)?.[1] ??
      c.prefix.replace(/_/g, '-');
    const label = c.asked.phrase('friendly name|labell?ed|label|group label') ?? titleOf(key);
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
      php`
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
      php`
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

const siteHealth: Draft = {
  id: 'draft-site-health-test',
  name: 'add_site_health_test',
  needs: /site health|site_status_tests/,
  never: /remove|debug_information|info tab/,
  compose(c) {
    const key = c.asked.token('test key|key|slug|id') ?? c.prefixed('check');
    const option = c.asked.value('options?') ?? c.asked.states(/\boption\s+(\w+)/i)?.[1];
    const cases = [
      ...c.text.matchAll(/\bstatus\W+(good|recommended|critical)\b\W+(?:and (?:the )?)?label\W+["'`]([^"'`]+)["'`]/gi),
    ].map(([, status = '', label = '']) => ({ status, label }));
    const [bad, good] = [cases.find(({ status }) => status !== 'good'), cases.find(({ status }) => status === 'good')];
    if (option === undefined || option === null || bad === undefined || good === undefined) return null;
    const badge = c.asked.states(/\bbadge\b\W*(?:label\W*)?["'`]([^"'`]+)["'`](?:[^.\n]*\bcolou?r\W*["'`]?(\w+))?/i);
    const callback = c.fn?.name ?? c.prefixed('health_test');
    c.asked.takeAll();
    return {
      summary: 'Tests whether the option is set.',
      returns: 'array',
      body: php`
        $is_set = '' !== trim( (string) get_option( ${option}, '' ) );

        return array(
          'label'       => $is_set ? ${c.label(good.label)} : ${c.label(bad.label)},
          'status'      => $is_set ? ${good.status} : ${bad.status},
          'badge'       => array(
            'label' => ${c.label(badge?.[1] ?? titleOf(c.prefix))},
            'color' => ${badge?.[2] ?? 'blue'},
          ),
          'description' => sprintf( '<p>%s</p>', $is_set ? ${c.escapedText(`${good.label}.`)} : ${c.escapedText(`${bad.label}.`)} ),
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
            $tests['direct'][ ${key} ] = ${{ label: c.label(good.label), test: callback }};

            return $tests;
          `,
        },
      ],
    };
  },
};

export const siteServices: readonly Draft[] = [privacy, siteHealth, oEmbedProvider];
