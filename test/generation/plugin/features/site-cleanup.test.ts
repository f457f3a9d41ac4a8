import { expect, test } from 'vitest';
import { generatePlugin } from '../../../../server/src/generation/plugin/generate-plugin.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';

const filesOf = (description: string): ReadonlyMap<string, string> => {
  const { files } = generatePlugin({ plugin_name: 'DB Janitor', description, features: [] }, new Slots());
  return new Map(files.map(({ path, content }) => [path, String(content)]));
};

test('what every site gathers is cleaned up without a content type', () => {
  const files = filesOf('Clean up expired transients and old revisions daily, WP-CLI command to run it now.');
  const code = [...files.values()].join('\n');
  expect(code).toContain('delete_expired_transients( true )');
  expect(code).toContain('wp_delete_post_revision( $id )');
  expect(code).toContain("WP_CLI::add_command( 'db-janitor clean-up', DB_Janitor_Clean_Up_Command::class )");
  expect(code).not.toContain('register_post_type');
  expect(code).not.toContain('wp_delete_comment');
});

test('an age of the description is kept', () => {
  const code = [...filesOf('Delete spam comments older than 14 days every week.').values()].join('\n');
  expect(code).toContain("apply_filters( 'db_janitor_delete_spam_comments_days', 14 )");
  expect(code).toContain("'db_janitor_delete_spam_comments' => 'weekly'");
});

test.each(['Adds a maintenance mode page.', 'Limit login attempts.', 'Redirect old URLs to new ones.'])(
  '%s makes no content type',
  (description) => {
    expect([...filesOf(description).values()].join('\n')).not.toContain('register_post_type');
  },
);
