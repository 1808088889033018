import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-nastaliq-urdu/wght.css';
