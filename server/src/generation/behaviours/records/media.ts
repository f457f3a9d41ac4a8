import { php } from '../../writers/php.ts';
import { postKind } from './posts.ts';
import { attribute, type RecordEvent, type RecordKind } from './record-kind.ts';

const about = (hook: string): RecordEvent => ({
  hook,
  parameters: [{ name: 'attachment_id', type: 'int', about: 'Attachment ID.' }],
  record: php`get_post( $attachment_id )`,
});

const base = postKind('media', 'attachment', ['file', 'files'], [], ['inherit']);

/** Files of the media library. */
export const siteMedia: RecordKind = {
  ...base,
  attributes: [
    ...base.attributes.filter(({ key }) => !['featured_image', 'word_count', 'content', 'excerpt'].includes(key)),
    attribute(
      'alt',
      'Alternative text',
      'text',
      (record) => php`(string) get_post_meta( ${record}->ID, '_wp_attachment_image_alt', true )`,
      {
        write: (record, value) =>
          php`update_post_meta( ${record}->ID, '_wp_attachment_image_alt', wp_slash( ${value} ) );`,
        metaKey: '_wp_attachment_image_alt',
      },
    ),
    attribute('file', 'File', 'image', (record) => php`(int) ${record}->ID`, {
      text: (record) => php`(string) wp_get_attachment_url( ${record}->ID )`,
      html: (record) => php`wp_get_attachment_image( ${record}->ID, 'medium', true )`,
    }),
    attribute('caption', 'Caption', 'text', (record) => php`${record}->post_excerpt`, {
      write: (record, value) => php`
        wp_update_post(
          wp_slash(
            array(
              'ID'           => ${record}->ID,
              'post_excerpt' => ${value},
            )
          )
        );
      `,
    }),
    attribute('description', 'Description', 'text', (record) => php`wp_strip_all_tags( ${record}->post_content )`, {
      write: (record, value) => php`
        wp_update_post(
          wp_slash(
            array(
              'ID'           => ${record}->ID,
              'post_content' => ${value},
            )
          )
        );
      `,
    }),
    attribute(
      'file_name',
      'File name',
      'text',
      (record) => php`wp_basename( (string) get_attached_file( ${record}->ID ) )`,
    ),
    attribute('file_type', 'File type', 'text', (record) => php`${record}->post_mime_type`),
    attribute(
      'file_size',
      'File size (KB)',
      'number',
      (record) => php`(int) round( wp_filesize( (string) get_attached_file( ${record}->ID ) ) / KB_IN_BYTES )`,
    ),
    attribute(
      'width',
      'Width (pixels)',
      'number',
      (record) => php`(int) ( wp_get_attachment_metadata( ${record}->ID )['width'] ?? 0 )`,
    ),
    attribute(
      'height',
      'Height (pixels)',
      'number',
      (record) => php`(int) ( wp_get_attachment_metadata( ${record}->ID )['height'] ?? 0 )`,
    ),
    attribute(
      'attached_to',
      'Attached to',
      'text',
      (record) => php`( ${record}->post_parent ? get_the_title( ${record}->post_parent ) : '' )`,
    ),
  ],
  events: { created: about('add_attachment'), updated: about('edit_attachment'), deleted: about('delete_attachment') },
  editLink: (record) => php`admin_url( 'post.php?action=edit&post=' . ${record}->ID )`,
  remove: (record) => php`wp_delete_attachment( ${record}->ID, true );`,
  capability: 'upload_files',
};
