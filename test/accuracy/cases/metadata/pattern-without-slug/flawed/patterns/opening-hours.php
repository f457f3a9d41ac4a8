<?php
/**
 * Title: Opening hours
 * Categories: text
 */
?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Open daily', 'acme' ); ?></p>
<!-- /wp:paragraph -->
