<?php
declare(strict_types=1);

namespace Edi;

final class OrderXml
{
    public static function parse(string $xml): \DOMDocument
    {
        $document = new \DOMDocument();
        $document->loadXML($xml, LIBXML_DTDLOAD | LIBXML_NOENT);
        return $document;
    }

    public static function number(\DOMDocument $document): string
    {
        $node = $document->getElementsByTagName('number')->item(0);
        return $node === null ? '' : sanitize_text_field($node->textContent);
    }
}

add_action('rest_api_init', static function (): void {
    register_rest_route('edi/v1', '/order', [
        'methods' => 'POST',
        'permission_callback' => static fn() => current_user_can('edi_receive'),
        'callback' => static fn(\WP_REST_Request $request) => [
            'number' => OrderXml::number(OrderXml::parse($request->get_body())),
        ],
    ]);
});
