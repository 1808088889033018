// React Aria takes a viewport that shrinks while a field has focus for an on-screen keyboard, and then shows the next
// dialogs up to 600 ms late. Tests change the viewport, but have no such keyboard.
window.visualViewport?.addEventListener('resize', (event) => event.stopImmediatePropagation());
