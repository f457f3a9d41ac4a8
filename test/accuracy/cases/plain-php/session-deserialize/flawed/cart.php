<?php
session_start();

$cart = array();
if (isset($_POST['cart'])) {
    $cart = unserialize(base64_decode($_POST['cart']));
}

$total = 0;
foreach ((array) $cart as $item) {
    $total += (int) $item['amount'] * (float) $item['price'];
}

printf('<p>Total: %.2f</p>', $total);
