import type { Locator, Page } from 'playwright-core';
import type { WordPressSite } from '../../wordpress/site.ts';

/** Puts a picture into the library; returns its id. */
export const addPicture = (site: WordPressSite): number =>
  site.evaluate(`
    require_once ABSPATH . 'wp-admin/includes/image.php';
    $source = get_theme_root() . '/twentytwentyfive/assets/images/coral-square.webp';
    $upload = wp_upload_bits( 'coral.webp', null, file_get_contents( $source ) );
    $id     = wp_insert_attachment( array( 'post_title' => 'Coral', 'post_mime_type' => 'image/webp' ), $upload['file'] );
    wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );
    update_post_meta( $id, '_wp_attachment_image_alt', 'Coral' );
    return $id;`);

/** Chooses the newest picture of the library in the window that a button opens; false when none opens. */
export async function chooseFromLibrary(page: Page, button: Locator): Promise<boolean> {
  await button.click();
  const library = page.locator('.media-modal:visible');
  try {
    await library.waitFor({ timeout: 3000 });
  } catch {
    return false;
  }
  const tab = library.getByRole('tab', { name: 'Media Library' });
  if ((await tab.count()) > 0) await tab.click();
  await library.locator('.attachments .attachment').first().click();
  await library.locator('.media-button-select').click();
  await library.waitFor({ state: 'hidden' });
  return true;
}
