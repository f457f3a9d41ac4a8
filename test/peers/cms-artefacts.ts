import {
  type Artefact,
  type ArtefactType,
  block,
  hook,
  plugin,
  pluginHeader,
  styleHeader,
  theme,
} from './cms-artefact-files.ts';
import { singles } from './cms-artefact-singles.ts';

/** Ways of a request to end badly, what is said of each, and which types of artefact try it in each of their places. */
const endings: readonly { kind: string; name: string; code: string; what: RegExp; types: readonly ArtefactType[] }[] = [
  {
    kind: 'fatal',
    name: 'undefined function',
    code: 'faulty_no_such_function();',
    what: /undefined function faulty_no_such_function\(\)/,
    types: ['plugin', 'block', 'theme'],
  },
  {
    kind: 'fatal',
    name: 'uncaught exception',
    code: "throw new RuntimeException( 'deliberate' );",
    what: /Uncaught RuntimeException: deliberate/,
    types: ['block'],
  },
  {
    kind: 'endless loop',
    name: 'endless loop',
    code: 'while ( true ) { $n = 1; }',
    // Which comes first depends on the machine: ten seconds of work, or twenty seconds of waiting.
    what: /Maximum execution time|no answer within the time limit/,
    types: ['plugin', 'block', 'theme'],
  },
  {
    kind: 'memory',
    name: 'memory',
    code: "$all = array(); while ( true ) { $all[] = str_repeat( 'x', 1048576 ); }",
    what: /Allowed memory size/,
    types: ['plugin', 'block'],
  },
  {
    kind: 'die()',
    name: 'die with a text',
    code: "die( 'bye' );",
    what: /ended (the request|early)/,
    types: ['plugin', 'block', 'theme'],
  },
];

/** Where the code of each type runs; `kind` names those of which the kind is the place. */
const places: readonly {
  type: ArtefactType;
  kind: string;
  where: RegExp;
  files: (code: string) => Record<string, string>;
}[] = [
  { type: 'plugin', kind: 'on load', where: /front page/, files: (code) => plugin(code) },
  {
    type: 'plugin',
    kind: 'on activation',
    where: /activation/,
    files: (code) => plugin(`register_activation_hook( __FILE__, function () { ${code} } );`),
  },
  { type: 'plugin', kind: 'only in admin', where: /dashboard/, files: (code) => plugin(hook('admin_menu', code)) },
  {
    type: 'plugin',
    kind: 'only in front',
    where: /front page/,
    files: (code) => plugin(hook('template_redirect', code)),
  },
  {
    type: 'plugin',
    kind: 'only in cron',
    where: /scheduled tasks/,
    files: (code) => plugin(`if ( wp_doing_cron() ) { ${hook('init', code)} }`),
  },
  {
    type: 'plugin',
    kind: 'in an event that it schedules',
    // Activation takes longer than one request works on a job: the next one, which takes it back, has loaded it.
    where: /scheduled tasks/,
    files: (code) =>
      plugin(
        `register_activation_hook( __FILE__, function () { wp_schedule_single_event( time() - 1, 'faulty_event' ); sleep( 4 ); } );\n${hook('faulty_event', code)}`,
      ),
  },
  { type: 'plugin', kind: 'only in REST', where: /REST API/, files: (code) => plugin(hook('rest_api_init', code)) },
  {
    type: 'block',
    kind: 'on load',
    where: /front page/,
    files: (code) => block({ 'faulty.php': `${pluginHeader()}${hook('init', code)}\n` }),
  },
  {
    type: 'block',
    kind: 'only in front',
    where: /front page/,
    files: (code) => block({ 'render.php': `<p>Faulty</p>\n<?php\n${code}\n` }),
  },
  { type: 'theme', kind: 'on load', where: /front page/, files: (code) => theme(code) },
  {
    type: 'theme',
    kind: 'on activation',
    // WordPress tells a theme in the first request that follows.
    where: /activation|front page/,
    files: (code) => theme(hook('after_switch_theme', code)),
  },
  { type: 'theme', kind: 'only in admin', where: /dashboard/, files: (code) => theme(hook('admin_init', code)) },
  {
    type: 'theme',
    kind: 'only in front',
    where: /front page/,
    files: (code) => ({ 'style.css': styleHeader(), 'index.php': `<?php\nget_header();\n${code}\nget_footer();\n` }),
  },
  {
    type: 'theme',
    kind: 'only in cron',
    where: /scheduled tasks/,
    files: (code) => theme(`if ( wp_doing_cron() ) { ${code} }`),
  },
  { type: 'theme', kind: 'only in REST', where: /REST API/, files: (code) => theme(hook('rest_api_init', code)) },
];

const matrix: readonly Artefact[] = endings.flatMap((ending) =>
  places
    .filter(({ type }) => ending.types.includes(type))
    .map(({ type, kind, where, files }) => ({
      kind: ending.kind === 'fatal' ? `fatal ${kind}` : ending.kind,
      type,
      name: `${ending.name} ${kind}`,
      where,
      what: ending.what,
      files: files(ending.code),
    })),
);

/** All of them. */
export const artefacts: readonly Artefact[] = [
  ...matrix,
  ...Object.entries(singles).flatMap(([kind, list]) =>
    list.map(([type, name, where, what, files]) => ({ kind, type, name, where, what, files })),
  ),
];

const kinds = [...new Set(artefacts.map(({ kind }) => kind))];
const types: readonly ArtefactType[] = ['plugin', 'block', 'theme'];

/** One of each kind, for every day: of a plugin, a block or a theme in turn, where the kind has one. */
export const sampleOfArtefacts: readonly Artefact[] = kinds.flatMap((kind, at) => {
  const alike = artefacts.filter((artefact) => artefact.kind === kind);
  return alike.find(({ type }) => type === types[at % types.length]) ?? alike.slice(0, 1);
});
