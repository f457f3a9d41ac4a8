import { php, variable } from '../../../writers/php.ts';
import type { Composer } from '../../composer.ts';
import type { Draft } from '../draft.ts';

/** The role that a function is named for: `is_gardener()` where the prompt speaks of the role "gardener"; null without one. */
function roleOfName({ fn, instruction }: Composer): string | null {
  const [, word] = /(?:^|_)is_(?:an?_|user_)?([a-z]\w*)$/.exec(fn?.name ?? '') ?? [];
  if (word === undefined) return null;
  const role = word.replace(/_/g, '[-_ ]');
  const [, said] =
    new RegExp(
      String.raw`\brole\b[^.\n]{0,30}?["'\x60]?\b(${role})\b|["'\x60](${role})["'\x60] (?:user )?role`,
      'i',
    ).exec(instruction.whole ?? instruction.text) ?? [];
  return said === undefined ? null : said.toLowerCase().replace(/ /g, '_');
}

/** "function is_gardener( ?int $user_id = null ): bool": whether a user has the role that it is named for. */
export const hasRoleOfName: Draft = {
  id: 'draft-has-role',
  name: 'user_has_role',
  needs: /\bis_\w+/,
  readsAll: true,
  compose(c) {
    const { fn } = c;
    if (fn === null || !/^(?:bool)?$/.test(fn.returns)) return null;
    const role = roleOfName(c);
    const [parameter, ...others] = fn.parameters ?? [];
    if (role === null || others.length > 0) return null;
    if (parameter !== undefined && !/^(?:user|user_?id|uid|id)$/i.test(parameter.name)) return null;
    c.asked.readsLines(new RegExp(`\\b${fn.name}\\b`));
    const given = parameter === undefined ? null : variable(parameter.name);
    if (parameter !== undefined) c.take([parameter.name]);
    const isObject = parameter?.type.replace('?', '') === 'WP_User';
    const asked = isObject ? given : given === null ? null : php`get_userdata( ${given} )`;
    // Where the prompt says what is taken without one, it is set before.
    // What the prompt says is taken without one has been set before.
    const isOptional = (parameter?.defaultValue ?? '') !== '' && !c.says(/\bcurrent user\b/);
    const user =
      asked === null
        ? php`wp_get_current_user()`
        : isOptional && given !== null
          ? php`${given} ? ${asked} : wp_get_current_user()`
          : asked;
    return {
      summary: 'Tells whether a user has a role.',
      returns: 'bool',
      body: php`
        $user = ${user};

        return $user instanceof WP_User && in_array( ${role}, $user->roles, true );
      `,
    };
  },
};
