<?php
namespace App;

trait RendersHtml
{
    protected function page(string $title, string $body): string
    {
        return "<!DOCTYPE html><title>{$title}</title><body>{$body}</body>";
    }

    protected function escape(string $text): string
    {
        return trim($text);
    }
}
