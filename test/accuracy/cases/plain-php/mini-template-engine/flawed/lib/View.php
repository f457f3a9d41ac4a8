<?php
namespace Lib;

class View
{
    private $values = array();

    public function set($name, $value)
    {
        $this->values[$name] = $value;
        return $this;
    }

    public function render($template)
    {
        $html = file_get_contents(__DIR__ . '/../templates/' . basename($template) . '.html');
        foreach ($this->values as $name => $value) {
            $html = str_replace('{{' . $name . '}}', $value, $html);
        }
        return $html;
    }
}
