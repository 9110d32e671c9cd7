// jquery-ui knows only a global jQuery and no modules: in the order its parts need each other.
globalThis.jQuery = globalThis.$ = require('jquery');
require('jquery-ui/ui/version');
require('jquery-ui/ui/widget');
require('jquery-ui/ui/data');
require('jquery-ui/ui/scroll-parent');
require('jquery-ui/ui/widgets/mouse');
