<?php
$host = filter_input(INPUT_GET, 'host');
$output = '';

if ($host !== null && $host !== '') {
    $output = shell_exec('ping -c 2 ' . $host);
}
?>
<!DOCTYPE html>
<title>Ping</title>
<form>
    <input name="host" value="<?php echo htmlspecialchars((string) $host, ENT_QUOTES); ?>">
    <button>Ping</button>
</form>
<?php if ($output) { ?>
<pre><?php echo htmlspecialchars($output); ?></pre>
<?php } ?>
