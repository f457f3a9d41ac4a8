import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { singular, titleOf } from '../../naming.ts';
import { segmentOf } from '../compose-drafts.ts';
import type { Draft } from '../draft.ts';
import { parametersOf } from '../stores/stored.ts';

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
  const found = [...new Set(keys.filter((key): key is string => key?.includes('_')))];
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

/** Roles that a sentence names. */
const rolesIn = (text: string): string[] =>
  [...text.matchAll(/\b(administrator|admin|editor|author|contributor|subscriber)s?\b/gi)].map(([, role = '']) =>
    singular(role.toLowerCase()).replace(/^admin$/, 'administrator'),
  );

const grantCapability: Draft = {
  id: 'draft-grant-capability',
  name: 'grant_capabilities',
  needs: /\b(?:gives?|grants?|adds?)\b[^.\n]*\bcapabilit(?:y|ies)\b/,
  never: /rest\b|meta ?box/,
  compose(c) {
    const fn = c.fn;
    if (fn === null) return null;
    const text = segmentOf(c.instruction, fn).split(/\n/)[0] ?? '';
    const roles = rolesIn(text);
    const capabilities = [...text.matchAll(/[`"']([a-z]+_[a-z_]+)[`"']/g)]
      .map(([, one = '']) => one)
      .filter((one) => one !== fn.name);
    if (roles.length === 0 || capabilities.length === 0) return null;
    const removes = /\b(?:removes?|takes? (?:away|from))\b/i.test(text);
    c.asked.states(/\bgives?\b[^.]*\bcapabilit/i);
    const call = (capability: string) => php`$role->${raw(removes ? 'remove_cap' : 'add_cap')}( ${capability} );`;
    return {
      summary: removes ? 'Takes the capabilities from the roles.' : 'Gives the roles their capabilities.',
      returns: 'void',
      body: php`
        foreach ( ${roles} as $name ) {
          $role = get_role( $name );
          if ( null !== $role ) {
            ${joinPhp(capabilities.map(call))}
          }
        }
      `,
    };
  },
};

const mapCapability: Draft = {
  id: 'draft-map-capability',
  name: 'map_capability',
  needs: /map_meta_cap|meta capability/,
  compose(c) {
    const meta = c.asked.states(/\bmeta capability\s+[`"']?(\w+)/i)?.[1];
    const primitive = c.asked.states(/\b(?:who has|with the capability|having)\s+[`"']?(\w+_\w+)/i)?.[1];
    if (meta === undefined || primitive === undefined) return null;
    const author = c.asked.states(/\bauthor of\b/i) !== null;
    c.asked.states(/nobody else/i);
    return {
      summary: 'Maps the meta capability to those who have it.',
      params: 'array $caps, string $cap, int $user_id, array $args',
      returns: 'array',
      hooks: [{ kind: 'filter', hook: 'map_meta_cap', args: 4 }],
      body: php`
        if ( ${meta} !== $cap ) {
          return $caps;
        }
        ${
          author
            ? php`
            $post = isset( $args[0] ) ? get_post( (int) $args[0] ) : null;
            if ( $post instanceof WP_Post && $user_id === (int) $post->post_author ) {
              return array( 'exist' );
            }
          `
            : raw('')
        }

        return array( ${primitive} );
      `,
    };
  },
};

const loginRedirects: Draft = {
  id: 'draft-members-page',
  name: 'require_login',
  needs: /\bpage with the slug\b|\bpages?\b[^.]*\b(?:logged[ -]in|log in first|not log)/,
  never: /shortcode|rest\b|menu|block\b|widget/,
  compose(c) {
    const slug =
      c.asked.states(/\bslug\s+[`"']?([\w-]+)/i)?.[1] ??
      c.asked.states(/\b(?:page|\/)\s*[`"']\/?([\w-]+)\/?[`"']/i)?.[1];
    if (
      slug === undefined ||
      !c.says(/\bnot? log+ed|\blogged[ -]out|\bguests?\b|\bnot loged|\bmust log in|\bonly (?:for )?logged/)
    )
      return null;
    const out =
      c.asked.states(/\b(?:log+ ?out|sign out|logging out)\b[^.]*?\s(\/[\w/-]+)/i)?.[1] ??
      (c.says(/log ?out/) ? c.asked.states(/\s(\/[\w-]+\/)/)?.[1] : undefined);
    c.asked.takeAll();
    return {
      summary: 'Sends those who are not logged in to the login page, and back afterwards.',
      hooks: [{ kind: 'action', hook: 'template_redirect' }],
      body: php`
        if ( is_page( ${slug} ) && ! is_user_logged_in() ) {
          wp_safe_redirect( wp_login_url( (string) get_permalink( get_queried_object_id() ) ) );
          exit;
        }
      `,
      beside:
        out === undefined
          ? []
          : [
              {
                name: c.prefixed('logout_target'),
                summary: 'Says where people go when they log out.',
                params: '',
                returns: 'string',
                hooks: [{ kind: 'filter', hook: 'logout_redirect' }],
                body: php`return home_url( ${out} );`,
              },
            ],
    };
  },
};

const signedTokens: Draft = {
  id: 'draft-signed-tokens',
  name: 'sign',
  needs: /\bhmac\b|\bsigned (?:token|link|url)|\btoken\b[^.]*\bsign/,
  compose(c) {
    const { functions } = c.instruction;
    const sign = functions.find(
      ({ name, parameters }) =>
        /sign|create|make|issue|encode/.test(name) && (parameters?.length ?? 0) > 0 && !/verify/.test(name),
    );
    const verify = functions.find(
      ({ name, parameters }) => /verify|check|read|decode|parse/.test(name) && (parameters?.length ?? 0) > 0,
    );
    if (sign === undefined || verify === undefined) return null;
    const [data, ttl] = sign.parameters ?? [];
    const [token] = verify.parameters ?? [];
    if (data === undefined || ttl === undefined || token === undefined) return null;
    const scheme = c.asked.states(/wp_salt\(\s*["'](\w+)["']/)?.[1] ?? 'auth';
    const failed = /^\?|null|^$/.test(verify.returns) ? 'null' : 'false';
    c.asked.takeAll();
    return {
      name: sign.name,
      summary: 'Packs data and the time until which it holds into a signed token.',
      returns: sign.returns,
      params: parametersOf(sign.parameters),
      body: php`
        $payload   = wp_json_encode( array( 'data' => ${raw(`$${data.name}`)}, 'expires' => time() + ${raw(`$${ttl.name}`)} ) );
        $packed    = rtrim( strtr( base64_encode( $payload ), '+/', '-_' ), '=' );
        $signature = hash_hmac( 'sha256', $packed, wp_salt( ${scheme} ) );

        return $packed . '.' . $signature;
      `,
      beside: [
        {
          name: verify.name,
          summary: 'Returns the data of a token; nothing where it was changed or has expired.',
          params: parametersOf(verify.parameters),
          returns: verify.returns,
          body: php`
            $parts = explode( '.', ${raw(`$${token.name}`)} );
            if ( 2 !== count( $parts ) ) {
              return ${raw(failed)};
            }
            list( $packed, $signature ) = $parts;
            if ( ! hash_equals( hash_hmac( 'sha256', $packed, wp_salt( ${scheme} ) ), $signature ) ) {
              return ${raw(failed)};
            }
            $payload = json_decode( (string) base64_decode( strtr( $packed, '-_', '+/' ), true ), true );
            if ( ! is_array( $payload ) || ! isset( $payload['data'], $payload['expires'] ) || $payload['expires'] < time() ) {
              return ${raw(failed)};
            }

            return $payload['data'];
          `,
        },
      ],
    };
  },
};

export const siteServices: readonly Draft[] = [
  grantCapability,
  mapCapability,
  privacy,
  siteHealth,
  oEmbedProvider,
  loginRedirects,
  signedTokens,
];
