import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import { listed } from '../../plugin/features/support/format-text.ts';
import { joinPhp, php } from '../../writers/php.ts';
import { audienceWords } from '../audience.ts';
import type { BehaviourModule, Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import { recordKind } from '../records/record-kinds.ts';
import { checkEndpoint } from './check.ts';
import { controllerClass } from './controller-class.ts';
import { type Endpoint, type NumberedEndpoint, reads, routeOf, writesAny } from './endpoint-plan.ts';
import { counterExamples, examples } from './examples.ts';
import { logName, requestLogClass } from './log-class.ts';
import { endpointTests } from './tests.ts';

const deeds: Readonly<Record<Endpoint['methods'][number], string>> = {
  list: 'list',
  one: 'read',
  create: 'create',
  update: 'change',
  delete: 'delete',
  receive: 'tell of',
};

function who(access: Endpoint['readers'] | Endpoint['writers'], words: Words): string {
  if (access.by === 'people') return audienceWords(access.people, words);
  return { everyone: 'everyone', key: 'programs with a key', signature: 'services that sign what they send' }[
    access.by
  ];
}

function describe(one: Endpoint, words: Words): string {
  const { plural } = words.entity(one.entity);
  const { conditions = [], methods } = one;
  const read = methods.filter((method) => method === 'list' || method === 'one');
  const written = methods.filter((method) => method !== 'list' && method !== 'one');
  const only =
    conditions.length === 0
      ? ''
      : ` of which ${listed(conditions.map((each) => conditionWords(one.entity, each, words)))}`;
  const sentence = [
    ...(read.length > 0
      ? [`${who(one.readers, words)} can ${listed(read.map((method) => deeds[method]))} ${plural}${only}`]
      : []),
    ...(written.length > 0
      ? [`${who(one.writers, words)} can ${listed(written.map((method) => deeds[method]))} ${plural}`]
      : []),
  ]
    .join('; ')
    .replace(/^./, (first) => first.toUpperCase())
    .concat(' over the REST API.');
  const log =
    one.log_days === undefined
      ? ''
      : ` Each request is logged for ${one.log_days} ${one.log_days === 1 ? 'day' : 'days'}.`;
  return `${sentence}${log}`;
}

const numbered = (plan: NumberedEndpoint['plan'], all: readonly Endpoint[]): readonly NumberedEndpoint[] =>
  all.flatMap((one, index) => {
    const kind = recordKind(plan, one.entity);
    return kind === undefined ? [] : [{ plan, one, number: index + 1, kind }];
  });

/** Records of any kind over the REST API, for people, programs with a key and services that sign what they send. */
export const endpoint: BehaviourModule<'endpoint'> = {
  kind: 'endpoint',
  describe,
  check: checkEndpoint,
  examples,
  counterExamples,
  settings: (all, words) =>
    all.flatMap((one, index) => {
      const secret = (name: string, label: string) => ({
        key: `endpoint_${index + 1}_${name}`,
        type: 'secret' as const,
        label,
        description: `${describe(one, words)} Leave empty to let nobody in.`,
        default: '',
        section: 'general' as const,
      });
      return [
        ...(reads({ one }) && one.readers.by === 'key'
          ? [secret('read_key', `Endpoint ${index + 1}: key to read`)]
          : []),
        ...(writesAny({ one }) && one.writers.by === 'key'
          ? [secret('write_key', `Endpoint ${index + 1}: key to read and write`)]
          : []),
        ...(writesAny({ one }) && one.writers.by === 'signature'
          ? [secret('secret', `Endpoint ${index + 1}: secret of the service`)]
          : []),
      ];
    }),
  contribute: (plan, all) => {
    const made = numbered(plan, all);
    const logged = made.filter(({ one }) => one.log_days !== undefined);
    const log = php`( new ${classOf(plan, 'Request_Log')}() )`;
    const name = logName(plan);
    const isLogged = logged.length > 0;
    return {
      classes: [
        ...made.map((one) => ({
          name: classNameOf(plan, `Endpoint_${one.number}`),
          summary: `Answers other programs with ${one.kind.plural}.`,
          code: controllerClass(one),
        })),
        ...(isLogged
          ? [
              {
                name: classNameOf(plan, 'Request_Log'),
                summary: 'Logs the requests of other programs.',
                code: requestLogClass(plan, logged),
              },
            ]
          : []),
      ],
      boot: [
        joinPhp(made.map(({ number }) => php`( new ${classOf(plan, `Endpoint_${number}`)}() )->register();`)),
        ...(isLogged ? [php`${log}->register();`] : []),
      ],
      ...(isLogged && {
        activation: [php`${log}->set_up();`],
        deactivation: [php`wp_clear_scheduled_hook( ${`${name}_cleanup`} );`],
        privacy: [
          'Requests of other programs are logged with their time, address and outcome, but not with who sent them. Entries are deleted after some time.',
        ],
      }),
      usesRepositories: true,
      cleanup: {
        transients: made.map(({ number }) => prefixed(plan, `endpoint_${number}`)),
        ...(isLogged && { tables: [name], options: [`${name}_version`], cronHooks: [`${name}_cleanup`] }),
      },
      readme: {
        features: made.map(
          (one) => `REST API: /wp-json/${routeOf(one).namespace}/${routeOf(one).base} (${one.one.methods.join(', ')})`,
        ),
        tags: ['rest api'],
      },
      instructions: [
        ...made.map((one) => {
          const { namespace, base } = routeOf(one);
          return `\`/wp-json/${namespace}/${base}\`: ${one.one.methods.join(', ')}. \`OPTIONS\` answers the schema.`;
        }),
        ...(isLogged ? ['Requests are listed under **Tools → API requests**, for administrators.'] : []),
      ],
      tests: endpointTests(made),
    };
  },
};
