<?php
function guestbook_entries() {
	return get_posts( array( 'post_type' => 'guestbook_entry', 'posts_per_page' => -1 ) );
}
