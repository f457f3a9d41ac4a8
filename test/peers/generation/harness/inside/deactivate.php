<?php
// Deactivates plugins as the list of plugins does. Returns what was printed.

ob_start();
deactivate_plugins( $input );
return ob_get_clean();
