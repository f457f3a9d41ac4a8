import { classNameOf, classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, Fault, PlanContext } from '../behaviour.ts';
import { downloadsClass } from './downloads-class.ts';
import { type Downloads, downloadsKey, downloadVar } from './downloads-plan.ts';
import { counterExamples, examples } from './examples.ts';

const names = { image: 'images', audio: 'sounds', video: 'videos', document: 'documents' } as const;

function describe({ types, counts_staff: staff = false, shows_count: isShown = false }: Downloads): string {
  const what = types === undefined ? 'files' : types.map((type) => names[type]).join(', ');
  const who = staff ? '' : ', except those of staff';
  return `Downloads of ${what} are counted${who}; the media library has a column with the number, by which it can be sorted${isShown ? ', and links show it' : ''}.`;
}

/** A plan counts once. */
function check(one: Downloads, { plan }: PlanContext): Fault | null {
  const rival = (plan.behaviours ?? []).find((other) => other.kind === 'downloads' && other !== one);
  return rival === undefined ? null : { at: 'kind', expected: 'one of downloads in a plan', got: 'a second one' };
}

/** Downloads of files are counted. */
export const downloads: BehaviourModule<'downloads'> = {
  kind: 'downloads',
  describe,
  check,
  examples,
  counterExamples,
  contribute(plan, all) {
    const [one = { kind: 'downloads' as const }] = all;
    return {
      classes: [
        {
          name: classNameOf(plan, 'Downloads'),
          summary: 'Counts downloads of files.',
          code: downloadsClass(plan, one),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Downloads')}() )->register();`],
      cleanup: { postMeta: [downloadsKey(plan)] },
      readme: { features: [describe(one).replace(/\.$/, '')] },
      instructions: [
        'Links to files in texts count by themselves. Elsewhere, use the **Download link** of a file in the media library.',
      ],
      tests: [downloadsTests(plan)],
    };
  },
};

/** Tests that downloads add up and links in texts are counted. */
const downloadsTests = (plan: PluginPlan): TestCase => ({
  name: 'Downloads',
  summary: 'Tests for counted downloads.',
  methods: [
    php`
      /**
       * Downloads add up.
       */
      public function test_downloads_add_up() {
        $file = self::factory()->post->create(
          array(
            'post_type'   => 'attachment',
            'post_status' => 'inherit',
          )
        );
        ${classOf(plan, 'Downloads')}::count( $file );
        ${classOf(plan, 'Downloads')}::count( $file );

        $this->assertSame( 2, (int) get_post_meta( $file, ${downloadsKey(plan)}, true ) );
      }
    `,
    php`
      /**
       * Links to other places stay as they are.
       */
      public function test_leaves_other_links_alone() {
        $text = '<p><a href="https://example.org/a.pdf">A</a></p>';

        $this->assertSame( $text, ( new ${classOf(plan, 'Downloads')}() )->count_links( $text ) );
        $this->assertStringContainsString( ${`${downloadVar(plan)}=7`}, ${classOf(plan, 'Downloads')}::address( 7 ) );
      }
    `,
  ],
});
