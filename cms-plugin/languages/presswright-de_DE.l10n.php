<?php
return array( 'messages' => array( 'Analyze a plugin or theme' => 'Ein Plugin oder Theme prüfen' ) );