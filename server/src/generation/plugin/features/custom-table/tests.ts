import { identifier, php } from '../../../writers/php.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PlanEntity } from '../../plan.ts';

/** Values that a field takes, for tests: enough for those that are required. */
function sample({ fields }: PlanEntity): Readonly<Record<string, string | number | boolean>> {
  const values = fields
    .filter(({ isRequired }) => isRequired)
    .map(({ key, type, choices, min }) => {
      const byType: Readonly<Record<string, string | number | boolean>> = {
        integer: min ?? 1,
        number: min ?? 1,
        money: min ?? 1,
        boolean: true,
        date: '2030-01-31',
        time: '09:30',
        datetime: '2030-01-31T09:30',
        email: 'someone@example.com',
        url: 'https://example.com/',
        phone: '+49 30 123456',
        color: '#336699',
        choice: choices[0]?.value ?? '',
      };
      return [key, byType[type] ?? 'Text'] as const;
    });
  return Object.fromEntries(values);
}

/** Tests of the tables: what is written is read, changed and deleted. */
export function tableTests(kept: readonly PlanEntity[]): TestCase {
  const simple = kept.filter(({ fields }) =>
    fields.every(
      ({ type, isRequired }) =>
        !isRequired || !['image', 'file', 'relation', 'gallery', 'list', 'choices', 'relations'].includes(type),
    ),
  );
  return {
    name: 'Tables',
    summary: 'Tests of the tables.',
    methods: simple.map(
      (entity) => php`
        /**
         * Rows are written, read, changed and deleted.
         */
        public function ${identifier(`test_rows_of_${entity.key}`)}() {
          $repository = new ${identifier(entity.classes.repository)}();
          $values     = ${{ title: 'First', ...sample(entity) }};
          $id         = $repository->create( $values );

          $this->assertIsInt( $id );
          $this->assertSame( 'First', $repository->get( $id )['title'] );
          $this->assertSame( 1, $repository->count() );

          $repository->update( $id, array( 'title' => 'Second' ) );

          $this->assertSame( 'Second', $repository->get( $id )['title'] );
          $this->assertTrue( $repository->delete( $id ) );
          $this->assertNull( $repository->get( $id ) );
        }
      `,
    ),
  };
}
