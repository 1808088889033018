import '../theme/fonts.ts';
