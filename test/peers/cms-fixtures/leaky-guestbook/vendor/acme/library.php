<?php
// Stands for code of others that the plugin carries along; looked at only when asked for.
echo $_GET['bundled'];
