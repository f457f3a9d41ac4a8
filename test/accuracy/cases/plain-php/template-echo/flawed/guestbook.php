<?php
function e($text)
{
    return htmlspecialchars((string) $text, ENT_QUOTES, 'UTF-8');
}

function load_entries($file)
{
    if (!is_file($file)) {
        return array();
    }
    return json_decode(file_get_contents($file), true) ?: array();
}

$file = __DIR__ . '/data/entries.json';
$entries = load_entries($file);

if (isset($_POST['name'], $_POST['text'])) {
    array_unshift($entries, array('name' => $_POST['name'], 'text' => $_POST['text']));
    file_put_contents($file, json_encode(array_slice($entries, 0, 100)));
}
?>
<!DOCTYPE html>
<title>Guest book</title>
<?php foreach ($entries as $entry): ?>
    <article>
        <h2><?= $entry['name'] ?></h2>
        <p><?= nl2br($entry['text']) ?></p>
    </article>
<?php endforeach ?>
