import { identifier, type PhpCode, php } from '../../../writers/php.ts';
import { prefixed } from '../../code-names.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { pluralKeyOf } from '../support/entity-names.ts';
import { isEasilyMade, newRecord } from '../support/test-records.ts';
import { listOptions } from './list-options.ts';

/** Tests of the shortcodes: visitors see what is published, and nothing else. */
export function shortcodeTests(plan: PluginPlan, listed: readonly PlanEntity[]): readonly TestCase[] {
  const posts = listed.filter(({ storage, isPublic }) => storage === 'post_type' && isPublic);
  const rows = listed.filter((entity) => entity.storage === 'table' && isEasilyMade(entity));
  const methods = [...posts.flatMap((entity) => postMethods(plan, entity)), ...rows.map((row) => rowMethod(plan, row))];
  if (methods.length === 0) return [];
  return [{ name: 'Shortcodes', summary: 'Tests for the shortcodes.', methods }];
}

/** The shortcode of a list that leaves nothing out. */
function listTag(plan: PluginPlan, entity: PlanEntity): string {
  const { schedule, featured } = listOptions(plan, entity);
  const everything = `${schedule ? ' show="all"' : ''}${featured ? ' featured="no"' : ''}`;
  return `[${prefixed(plan, pluralKeyOf(entity))} orderby="title"${everything}]`;
}

const postMethods = (plan: PluginPlan, entity: PlanEntity): readonly PhpCode[] => [
  php`
    /**
     * The list displays published entries with escaped titles.
     */
    public function ${identifier(`test_list_of_${pluralKeyOf(entity)}`)}() {
      ${newRecord(plan, entity, 'Shown <script>alert( 1 )</script>')};
      ${newRecord(plan, entity, 'Hidden', 'draft')};

      $list = do_shortcode( ${listTag(plan, entity)} );

      $this->assertStringContainsString( 'Shown', $list );
      $this->assertStringNotContainsString( 'Hidden', $list );
      $this->assertStringNotContainsString( '<script', $list );
    }
  `,
  php`
    /**
     * A single entry is only displayed if it is published.
     */
    public function ${identifier(`test_one_of_${pluralKeyOf(entity)}`)}() {
      $shown  = ${newRecord(plan, entity, 'Shown')};
      $hidden = ${newRecord(plan, entity, 'Hidden', 'draft')};

      $this->assertStringContainsString( 'Shown', do_shortcode( sprintf( ${`[${prefixed(plan, entity.key)} id="%d"]`}, $shown ) ) );
      $this->assertSame( '', do_shortcode( sprintf( ${`[${prefixed(plan, entity.key)} id="%d"]`}, $hidden ) ) );
    }
  `,
];

const rowMethod = (plan: PluginPlan, entity: PlanEntity): PhpCode => php`
  /**
   * The list displays the rows of the table with escaped titles.
   */
  public function ${identifier(`test_list_of_${pluralKeyOf(entity)}`)}() {
    ${newRecord(plan, entity, 'Shown & harmless')};

    $this->assertStringContainsString( 'Shown &amp; harmless', do_shortcode( ${listTag(plan, entity)} ) );
  }
`;
