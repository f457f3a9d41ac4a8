import { joinPhp, php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import { singular } from '../../naming.ts';
import type { Draft } from '../draft.ts';
import { segmentOf } from '../segment.ts';
import { parametersOf } from '../stores/stored.ts';

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

/** Who may do what: capabilities, pages for members, signed tokens. */
export const accessDrafts: readonly Draft[] = [grantCapability, mapCapability, loginRedirects, signedTokens];
