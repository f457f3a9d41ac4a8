import type { Clause } from '../../../../understanding/clause.ts';
import { docComment, joinPhp, noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { rolesIn } from '../../support/roles.ts';
import { toolClass, toolClassName } from '../../support/tool-names.ts';
import { limitsIn } from './limits-in.ts';
import type { SwitchedOff, SwitchOff } from './switched-off.ts';
import { switchedOff } from './table.ts';
import { thingsAlone, thingsIn } from './things-in.ts';

const wanted = ({ things }: SwitchOff): readonly SwitchedOff[] =>
  switchedOff.filter(({ thing }) => things.includes(thing));

const partOf = ({ thing }: SwitchedOff): string => `no_${thing}`;

const saysEverywhere =
  / (?:everywhere|site-?wide|entire|whole|completely|globally|all post types|posts and pages and) /;

/** Kinds of content that are meant, where not all of them are. */
function typesIn({ line }: Clause): readonly string[] {
  if (saysEverywhere.test(line)) return [];
  return [
    ...(/ (?:on|for|from|in) (?:.{0,30} )?(?:blog )?posts? /.test(line) ? ['post'] : []),
    ...(/ (?:on|for|from|in) (?:.{0,30} )?pages? /.test(line.replace(/ (?:home|front|login|attachment) pages? /g, ' '))
      ? ['page']
      : []),
    ...(/ (?:on|for|from|in) (?:.{0,30} )?(?:attachments?|media|images?) /.test(line) ? ['attachment'] : []),
  ];
}

function optionsOf(clause: Clause, things: readonly string[]): SwitchOff {
  const { roles, isExcept } = rolesIn(clause) ?? { roles: [], isExcept: false };
  return {
    things,
    roles,
    isExcept,
    types: typesIn(clause),
    ...limitsIn(clause.line, things),
  };
}

const joined = (first: SwitchOff, second: SwitchOff): SwitchOff => ({
  // What is kept of a thing; the first to say it is right.
  ...second,
  ...first,
  things: [...new Set([...first.things, ...second.things])],
  roles: first.roles.length > 0 ? first.roles : second.roles,
  isExcept: first.roles.length > 0 ? first.isExcept : second.isExcept,
  types: first.types.length > 0 ? first.types : second.types,
});

/** "Disable comments, XML-RPC and emojis": parts of WordPress that a site does without. */
export const switchOff: SiteTool<SwitchOff> = {
  tool: 'switch_off',
  example: 'Disable comments, XML-RPC and emojis, and hide the WordPress version.',
  provides: ['rest_api', 'admin_interface', 'dashboard_widget', 'email', 'widget_block'],
  recognize(clause) {
    const things = thingsIn(clause.line, clause.words);
    return things.length === 0 ? null : optionsOf(clause, things);
  },
  refine(clause, options) {
    const things = thingsAlone(clause.line);
    if (things.length > 0) return joined(options, optionsOf(clause, things));
    const said = optionsOf(clause, []);
    return said.roles.length === 0 || !wanted(options).some(({ settings }) => settings !== undefined)
      ? null
      : { ...options, roles: said.roles, isExcept: said.isExcept };
  },
  combine: joined,
  describe(options) {
    const things = wanted(options);
    if (things.length === 1) return things.map((one) => one.says(options)).join('');
    const limited = things.filter((one) => one.isLimited?.(options));
    const off = things.filter((one) => !limited.includes(one)).map(({ label }) => label);
    return [
      ...(off.length === 0 ? [] : [`Disables: ${off.join(', ')}.`]),
      ...limited.map((one) => one.says(options)),
    ].join(' ');
  },
  settings: (options, features) => [
    ...(options.things.length > 1 || features.has('settings')
      ? [
          {
            key: 'switched_off',
            type: 'choices' as const,
            label: 'Disabled features',
            description: 'Features that are not selected keep working as usual.',
            default: options.things,
            section: 'general' as const,
            choices: wanted(options).map(({ thing, label }) => ({ value: thing, label })),
          },
        ]
      : []),
    ...wanted(options).flatMap((one) => one.settings?.(options) ?? []),
  ],
  contribute: (plan, options) => ({
    classes: wanted(options).map((one) => ({
      name: toolClassName(plan, partOf(one)),
      summary: one.says(options),
      code: classOf(plan, one, options),
    })),
    boot: [bootOf(plan, options)],
    tests: [
      {
        name: 'Switched_Off',
        summary: 'Tests for disabled features.',
        methods: wanted(options).map((one) => one.test(plan, options)),
      },
    ],
    readme: { features: wanted(options).map((one) => one.says(options).replace(/\.$/, '')) },
    instructions: wanted(options).map((one) => one.says(options)),
  }),
};

function bootOf(plan: PluginPlan, options: SwitchOff): PhpCode {
  const things = wanted(options);
  const chosen = settingValue(plan, 'switched_off', []);
  if (chosen.text === 'array()')
    return joinPhp(things.map((one) => php`( new ${toolClass(plan, partOf(one))}() )->register();`));
  return php`
    $switches = ${Object.fromEntries(things.map((one) => [one.thing, php`${toolClass(plan, partOf(one))}::class`]))};
    foreach ( array_intersect_key( $switches, array_flip( ${chosen} ) ) as $switch ) {
      ( new $switch() )->register();
    }
  `;
}

function classOf(plan: PluginPlan, one: SwitchedOff, options: SwitchOff): PhpCode {
  const methods = one.methods?.(plan, options) ?? [];
  return php`
    ${docComment([one.says(options)])}
    class ${toolClass(plan, partOf(one))} {

      /**
       * Registers the hooks.
       */
      public function register() {
        ${one.register(plan, options)}
      }

      ${methods.length > 0 ? joinPhp(methods, '\n\n') : noPhp}
    }
  `;
}
