import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PlanFieldType, PluginPlan } from '../../plugin/plan.ts';
import { identifier, type PhpCode, type PhpValue, php } from '../../writers/php.ts';
import { siteRole } from '../role-names.ts';
import { type Extendable, type ExtraField, type FieldGroup, kindsOf } from './planned-fields.ts';

/** An expression that makes a record; absent where WordPress alone has none. */
const makers: Readonly<Partial<Record<Extendable, PhpCode>>> = {
  post: php`self::factory()->post->create()`,
  page: php`self::factory()->post->create( array( 'post_type' => 'page' ) )`,
  media: php`self::factory()->post->create( array( 'post_type' => 'attachment' ) )`,
  user: php`self::factory()->user->create( array( 'role' => 'subscriber' ) )`,
  comment: php`wp_insert_comment( array( 'comment_post_ID' => self::factory()->post->create(), 'comment_content' => 'Text' ) )`,
  category: php`wp_insert_term( 'Term', 'category' )['term_id']`,
  tag: php`wp_insert_term( 'Term', 'post_tag' )['term_id']`,
};

/** Values that fit a type, and one that does not; absent where any would need files. */
const samples: Readonly<Partial<Record<PlanFieldType, { readonly right: PhpValue; readonly wrong?: PhpValue }>>> = {
  text: { right: 'Kept' },
  textarea: { right: 'Kept' },
  integer: { right: '3', wrong: 'three' },
  number: { right: '3', wrong: 'three' },
  money: { right: '3', wrong: 'three' },
  boolean: { right: '1' },
  date: { right: '2030-05-06', wrong: '2030-02-31' },
  time: { right: '18:30', wrong: '25:00' },
  datetime: { right: '2030-05-06T18:30', wrong: 'soon' },
  email: { right: 'a@example.org', wrong: 'nowhere' },
  url: { right: 'https://example.org/', wrong: 'javascript:void(0)' },
  phone: { right: '+49 30 123456', wrong: 'none!' },
  color: { right: '#1d4ed8', wrong: 'blue-ish' },
  user: { right: php`self::factory()->user->create()`, wrong: '999999' },
};

function sampleOf(
  plan: PluginPlan,
  field: ExtraField,
): { readonly right: PhpValue; readonly wrong?: PhpValue } | undefined {
  const [choice] = field.choices;
  if (field.type === 'choice' && choice !== undefined) return { right: choice.value, wrong: 'no-such-choice' };
  const [role] = field.roles ?? [];
  if (field.type === 'user' && role !== undefined)
    return { right: php`self::factory()->user->create( array( 'role' => ${siteRole(plan, role)} ) )`, wrong: '999999' };
  const sample = samples[field.type];
  const bound = field.min ?? field.max;
  if (sample !== undefined && bound !== undefined) return { ...sample, right: String(bound) };
  return sample;
}

/** Tests that values are checked and kept, and that nobody sees or changes what is not for them. */
export function extraFieldsTests(plan: PluginPlan, groups: readonly FieldGroup[]): readonly TestCase[] {
  const methods = kindsOf(groups).flatMap((kind) => {
    const maker = makers[kind];
    const own = groups.filter(({ entity }) => entity === kind);
    return maker === undefined ? [] : [savesTest(plan, kind, own, maker), accessTest(plan, kind, own, maker)];
  });
  return [
    {
      name: 'Extra_Fields',
      summary: 'Tests for the custom fields.',
      methods: [registeredTest(plan, groups), ...methods],
    },
  ];
}

function registeredTest(plan: PluginPlan, groups: readonly FieldGroup[]): PhpCode {
  const extra = classOf(plan, 'Extra_Fields');
  const counts = Object.fromEntries(
    kindsOf(groups).map((kind) => [
      kind,
      groups.filter(({ entity }) => entity === kind).flatMap(({ fields }) => fields).length,
    ]),
  );
  return php`
    /**
     * Every field is defined once, and nothing is without a form.
     */
    public function test_fields_are_defined() {
      foreach ( ${counts} as $kind => $count ) {
        $this->assertCount( $count, ${extra}::fields( $kind ) );
      }

      $this->assertSame( array(), ${extra}::fields( 'unknown' ) );
    }
  `;
}

function savesTest(plan: PluginPlan, kind: Extendable, groups: readonly FieldGroup[], maker: PhpCode): PhpCode {
  const extra = classOf(plan, 'Extra_Fields');
  const fields = groups.flatMap((group) => group.fields);
  const sampled = fields.flatMap((field) => {
    const sample = sampleOf(plan, field);
    return sample === undefined ? [] : [{ field, sample }];
  });
  const right = Object.fromEntries(sampled.map(({ field, sample }) => [field.key, sample.right]));
  const wrong = Object.fromEntries(
    sampled.flatMap(({ field, sample }) => (sample.wrong === undefined ? [] : [[field.key, sample.wrong]])),
  );
  const required = fields.filter(({ isRequired }) => isRequired).length;
  return php`
    /**
     * Right values of ${kind} fields are stored, wrong and missing ones are reported.
     */
    public function test_${identifier(kind)}_values_are_checked() {
      $id     = ${maker};
      $fields = ${extra}::fields( ${kind} );
      $right  = ${right};
      $wrong  = ${wrong};

      list( $values, $errors ) = ${extra}::validate( ${kind}, $id, $right, array_intersect_key( $fields, $right ) );

      $this->assertSame( array(), $errors->get_error_messages() );
      ${extra}::store( ${kind}, $id, $values, $fields );

      foreach ( array_keys( $right ) as $key ) {
        $this->assertEquals( $right[ $key ], ${extra}::get( ${kind}, $id, $fields[ $key ] ) );
      }

      list( $values, $errors ) = ${extra}::validate( ${kind}, $id, $wrong, array_intersect_key( $fields, $wrong ) );

      $this->assertCount( ${Object.keys(wrong).length}, $errors->get_error_messages() );
      $this->assertSame( array(), $values );

      list( , $errors ) = ${extra}::validate( ${kind}, $id, array(), $fields );

      $this->assertCount( ${required}, $errors->get_error_messages() );
    }
  `;
}

function accessTest(plan: PluginPlan, kind: Extendable, groups: readonly FieldGroup[], maker: PhpCode): PhpCode {
  const extra = classOf(plan, 'Extra_Fields');
  const fields = groups.flatMap(({ one, fields }) => fields.map((field) => [field.key, one.seen_by] as const));
  return php`
    /**
     * Visitors see what is for everyone and change nothing; administrators see and change all.
     */
    public function test_${identifier(kind)}_fields_are_protected() {
      $id = ${maker};

      foreach ( ${Object.fromEntries(fields)} as $key => $seen_by ) {
        $field = ${extra}::fields( ${kind} )[ $key ];

        wp_set_current_user( 0 );
        $this->assertSame( 'everyone' === $seen_by, ${extra}::can_see( ${kind}, $id, $field ), $key );
        $this->assertFalse( ${extra}::can_edit( ${kind}, $id, $field ), $key );

        wp_set_current_user( self::factory()->user->create( array( 'role' => 'subscriber' ) ) );
        $this->assertSame( in_array( $seen_by, array( 'everyone', 'members' ), true ), ${extra}::can_see( ${kind}, $id, $field ), $key );
        $this->assertFalse( ${extra}::can_edit( ${kind}, $id, $field ), $key );

        wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
        $this->assertTrue( ${extra}::can_see( ${kind}, $id, $field ), $key );
        $this->assertTrue( ${extra}::can_edit( ${kind}, $id, $field ), $key );
      }
    }
  `;
}
