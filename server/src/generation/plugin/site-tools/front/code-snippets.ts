import type { Clause } from '../../../understanding/clause.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, prefixed } from '../../code-names.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PlanSetting } from '../../features/settings/plan-setting.ts';
import { settingKey, settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { toolClass, toolClassName } from '../support/tool-names.ts';

type CodeSnippets = {
  /** Where code goes: `header`, `body`, `footer`. */
  readonly places: readonly string[];
  /** Whether those who may edit posts are spared, so that they are not counted. */
  readonly sparesEditors: boolean;
};

const code =
  '(custom )?(scripts?|code|codes|snippets?|code snippets?|html|javascript|js|css|tracking|tracking codes?|tracking scripts?|analytics|analytics codes?|pixels?|meta tags?|tags|embed codes?)';
const place = "(site |page |site's |theme )?(<head>|head|header|headers|footer|footers|head and footer|body)";
const ways: readonly RegExp[] = [
  new RegExp(` ${code} .{0,60}(in|into|to|inside|within|before|for|at|on) .{0,40}${place} `),
  new RegExp(` (header|head|footer|headers|footers)( and (footer|footers|body))? ${code} `),
  / (insert|inject|add|adds|inserts|injects|print|prints|output|outputs|place|paste) (.{0,60} )?(scripts?|code|snippets?|javascript|tracking|pixel) .{0,60}(header|head|footer|body|every page|all pages) /,
  / (head|header) and footer (code|scripts?|snippets?|injector|inserter) /,
];

const placesIn = ({ line }: Clause): string[] => [
  ...(/ (head|header|headers|head>|wp_head) /.test(line) ? ['header'] : []),
  ...(/ (after|opening|open|start) .{0,20}body | wp_body_open | body /.test(line) ? ['body'] : []),
  ...(/ (footer|footers|wp_footer|closing) /.test(line) ? ['footer'] : []),
];

const sparesIn = ({ line }: Clause): boolean =>
  /(exclude|except|not|skip|ignore|without|don't|never|unless) .{0,40}(admins?|administrators?|logged|editors?)/.test(
    line,
  );

const alsoTrue =
  / (settings?|admins?|administrators?|unfiltered_html|capability|permission|paste|textarea|field|fields|analytics|tracking|pixel|scripts?|snippets?|code|google|facebook|verification|body|header|footer|css|javascript|sanitiz\w+|escap\w+|save|saved|separate) /;

const labels: Readonly<Record<string, Pick<PlanSetting, 'key' | 'label' | 'description'>>> = {
  header: { key: 'header_code', label: 'Header code', description: 'Output before </head> on every page.' },
  body: {
    key: 'body_code',
    label: 'Body code',
    description: 'Output after the opening <body> tag on every page.',
  },
  footer: { key: 'footer_code', label: 'Footer code', description: 'Output before </body> on every page.' },
};

const hooks: Readonly<Record<string, string>> = { header: 'wp_head', body: 'wp_body_open', footer: 'wp_footer' };

/** "Insert custom scripts into the header and footer, such as analytics code." */
export const codeSnippets: SiteTool<CodeSnippets> = {
  tool: 'code_snippets',
  example: 'Insert custom code snippets such as analytics scripts into the header and footer of every page.',
  recognize(clause) {
    if (
      !ways.some((way) => way.test(clause.line)) ||
      / (social|open graph|opengraph|og|twitter|seo|google analytics id|tracking id|measurement id|container id) /.test(
        clause.line,
      ) ||
      /\b(G|GTM)-[A-Z0-9]{4,}/.test(clause.text ?? '')
    )
      return null;
    const places = placesIn(clause);
    return { places: places.length === 0 ? ['header', 'footer'] : places, sparesEditors: sparesIn(clause) };
  },
  refine(clause, options) {
    const places = placesIn(clause);
    const spares = sparesIn(clause);
    if (places.length === 0 && !spares && !alsoTrue.test(clause.line)) return null;
    return {
      places: Object.keys(labels).filter((one) => options.places.includes(one) || places.includes(one)),
      sparesEditors: options.sparesEditors || spares,
    };
  },
  describe: ({ places, sparesEditors }) =>
    `Code from the settings is output in the ${places.map((one) => ({ header: 'head', body: 'start of the body', footer: 'footer' })[one]).join(' and the ')} of every page${sparesEditors ? ', except for users who can edit posts' : ''}; only users with the unfiltered_html capability can change it.`,
  settings: ({ places, sparesEditors }) => [
    ...places.flatMap((one): PlanSetting[] => {
      const label = labels[one];
      return label === undefined
        ? []
        : [
            {
              ...label,
              names: new RegExp(`${one === 'header' ? 'head' : one}`),
              type: 'code',
              default: '',
              section: 'general',
            },
          ];
    }),
    {
      key: 'spares_editors',
      names: /exclude|skip|logged/,
      type: 'boolean',
      label: 'Exclude editors',
      description: 'Do not output code for users who can edit posts, so that their visits are not tracked.',
      default: sparesEditors,
      section: 'general',
    },
  ],
  contribute(plan, options) {
    return {
      classes: [
        {
          name: toolClassName(plan, 'code_snippets', 'Printer'),
          summary: 'Outputs custom code on every page.',
          code: printerClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'code_snippets', 'Printer')}() )->register();`],
      readme: {
        features: ['Custom code, such as analytics scripts, in the header and footer of every page'],
        tags: ['header', 'footer', 'scripts'],
        faq: [
          {
            question: 'Why can’t an administrator change the code?',
            answer:
              'Changing code requires the unfiltered_html capability. On multisite networks, only super admins have it.',
          },
        ],
      },
      instructions: ['Enter the code in the settings. This requires the `unfiltered_html` capability.'],
      tests: [snippetTests(plan, options)],
    };
  },
};

function printerClass(plan: PluginPlan, { places, sparesEditors }: CodeSnippets): PhpCode {
  const method = (one: string): PhpCode => {
    const name = php`${labels[one]?.key ?? ''}`;
    if (name.text === "''") return noPhp;
    const title = { header: 'head', body: 'start of the body', footer: 'footer' }[one] ?? '';
    return php`
      /**
       * Outputs the code of the ${title}.
       */
      public function ${methods[one] ?? noPhp}() {
        $this->print_code( ${settingValue(plan, labels[one]?.key ?? '', '')} );
      }
    `;
  };
  return php`
    /**
     * Outputs custom code on every page.
     */
    class ${toolClass(plan, 'code_snippets', 'Printer')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        ${joinPhp(places.map((one) => php`add_action( ${hooks[one] ?? ''}, array( $this, ${methods[one]?.text ?? ''} ), ${one === 'body' ? 1 : 20} );`))}
      }

      ${joinPhp(places.map(method), '\n\n')}

      /**
       * Outputs the saved code. Only users with the unfiltered_html capability can change it.
       *
       * @param string $code Code.
       */
      private function print_code( $code ) {
        if ( '' === trim( $code ) || ( ${settingValue(plan, 'spares_editors', sparesEditors)} && current_user_can( 'edit_posts' ) ) ) {
          return;
        }

        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Outputting code is the purpose of the plugin.
        echo $code . "\n";
      }
    }
  `;
}

const methods: Readonly<Record<string, PhpCode>> = {
  header: php`print_header`,
  body: php`print_body`,
  footer: php`print_footer`,
};

function snippetTests(plan: PluginPlan, { places }: CodeSnippets): TestCase {
  const [first = 'header'] = places;
  const key = settingKey(plan, labels[first]?.key ?? '');
  return {
    name: 'Code_Snippets',
    summary: 'Tests for the custom code.',
    methods: [
      php`
        /**
         * Code is output unchanged, and can only be changed with the unfiltered_html capability.
         */
        public function test_keeps_code_from_those_who_may_not_publish_it() {
          $settings = new ${classOf(plan, 'Settings')}();
          $code     = "<script>console.log( 'it\\'s' );</script>";

          wp_set_current_user( 0 );
          $values = $settings->sanitize( array( ${key} => $code ) );
          $this->assertSame( '', $values[ ${key} ] );

          $administrator = self::factory()->user->create( array( 'role' => 'administrator' ) );
          if ( is_multisite() ) {
            grant_super_admin( $administrator );
          }
          wp_set_current_user( $administrator );
          $values = $settings->sanitize( array( ${key} => $code ) );
          $this->assertSame( $code, $values[ ${key} ] );

          update_option( ${prefixed(plan, 'settings')}, $values );
          wp_set_current_user( 0 );

          ob_start();
          ( new ${toolClass(plan, 'code_snippets', 'Printer')}() )->${methods[first] ?? noPhp}();
          $this->assertSame( $code . "\n", ob_get_clean() );
        }
      `,
    ],
  };
}
