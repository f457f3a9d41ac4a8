<?php
session_start();

$cart = array();
if (isset($_POST['cart'])) {
    $body = (string) base64_decode($_POST['cart']);
    $mac = isset($_POST['mac']) ? (string) $_POST['mac'] : '';
    if (hash_equals(hash_hmac('sha256', $body, getenv('CART_KEY')), $mac)) {
        $cart = json_decode($body, true);
    }
}

$total = 0;
foreach ((array) $cart as $item) {
    $total += (int) $item['amount'] * (float) $item['price'];
}

printf('<p>Total: %.2f</p>', $total);
