<?php
/**
 * Title: Opening hours
 * Slug: acme/opening-hours
 * Categories: text
 */
?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Open daily', 'acme' ); ?></p>
<!-- /wp:paragraph -->
