// CommonJS, as its packages are: read with the first description. Bundles have it with them inside.
const model = require('wink-eng-lite-web-model');
const wink = require('wink-nlp');

module.exports = wink(model, ['pos']);
